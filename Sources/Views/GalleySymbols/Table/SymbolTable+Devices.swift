extension SymbolTable {
  static let devices = """
    iphone g:E325 hollow
    iphone.gen1 g:E325 hollow
    iphone.gen2 g:E325 hollow
    iphone.gen3 g:E325 hollow
    iphone.homebutton g:E325 hollow
    iphone.landscape g:E325 hollow turn90
    iphone.radiowaves.left.and.right g:E62D hollow
    iphone.and.arrow.forward g:F05C
    iphone.and.arrow.right.outward g:F05C
    smartphone g:E32C hollow
    candybarphone g:E324 hollow
    flipphone g:E324 hollow
    ipad g:E331 hollow
    ipad.homebutton g:E331 hollow
    ipad.landscape g:E32F hollow
    ipad.and.iphone g:E1B1 hollow
    macbook.and.iphone g:E1B1 hollow
    macbook g:E320 hollow
    macbook.and.ipad g:E1B1 hollow
    laptopcomputer.and.iphone g:E1B1 hollow
    laptopcomputer.and.arrow.down g:EB71 hollow
    ipod g:E03E hollow
    desktopcomputer g:E30B hollow
    desktopcomputer.and.arrow.down g:EB71 hollow
    display g:EF5B hollow
    display.2 g:E30C hollow
    pc g:E875 hollow
    macpro.gen3 g:E875 hollow
    macmini g:E30E hollow
    macmini.fill g:E30E solid
    xserve g:E875 hollow
    server.rack g:E875 hollow
    laptopcomputer g:E31E hollow
    visionpro d:F2AE hollow
    vision.pro d:F2AE hollow
    applewatch g:E334 hollow
    applewatch.side.right g:E334 hollow
    applewatch.radiowaves.left.and.right g:E334 hollow
    watchface.applewatch.case g:E334 hollow
    keyboard g:E312 both
    keyboard.badge.ellipsis g:E312 hollow
    keyboard.chevron.compact.down g:E31A hollow
    keyboard.chevron.compact.down.fill g:E31A solid
    computermouse g:E323 both
    magicmouse g:E323 both
    cpu g:E322 both
    memorychip g:E322 both
    sdcard g:E623 both
    simcard g:E32B both
    esim g:E32B both
    wifi g:E63E
    wifi.slash g:E648
    wifi.exclamationmark g:F063
    wifi.router g:E328 both
    bluetooth g:E1A7
    logo.bluetooth g:E1A7
    cellularbars g:E202
    cable.connector g:EFE6 both
    cable.connector.horizontal g:EFE6 both
    terminal g:EB8E both
    apple.terminal g:EB8E both
    applescript g:E873 hollow
    applelogo g:EA80 solid
    swift g:E00B solid
    qrcode g:EF6B solid
    barcode d:F071
    lock.display g:E1BE hollow
    car.side g:E531 both
    sensor g:E51E
    sensor.fill g:E51E
    sensor.tag.radiowaves.forward g:E51E
    airtag g:E51E
    app.badge.checkmark g:F073 hollow
    arrow.up.bin g:E938 hollow
    arrow.up.bin.fill g:E938 solid
    arrow.up.trash g:E938 hollow
    arrow.up.trash.fill g:E938 solid
    externaldrive.badge.plus g:E875 hollow
    externaldrive.connected.to.line.below g:EB2F hollow
    externaldrive.badge.icloud g:EB5A hollow
    phone g:E0B0 both
    phone.badge.plus g:E97C hollow
    phone.fill.badge.plus g:E97C solid
    phone.arrow.up.right g:E61C hollow
    phone.arrow.up.right.fill g:E61C solid
    phone.fill.arrow.up.right g:E61C solid
    phone.arrow.down.left g:E649 hollow
    phone.fill.arrow.down.left g:E649 solid
    phone.arrow.right g:E61C hollow
    phone.down g:E0B1 both
    phone.connection g:E61D hollow
    phone.connection.fill g:E61D solid
    phone.bubble.left g:E8A8 hollow
    phone.bubble.left.fill g:E8A8 solid
    teletype g:F1AA hollow
    recordingtape g:E0D9
    envelope g:E158 both
    envelope.open g:E151 both
    envelope.badge g:F18A hollow
    envelope.badge.fill g:F18A solid
    envelope.arrow.triangle.branch g:F187 hollow
    envelope.arrow.triangle.branch.fill g:F187 solid
    mail g:E158 both
    mail.stack g:E97F hollow
    mail.stack.fill g:E97F solid
    mail.and.text.magnifyingglass g:E8A0 hollow
    paperplane g:E163 both
    message g:E0CA both
    message.badge g:F189 hollow
    message.badge.fill g:F189 solid
    message.and.waveform g:E62E hollow
    bubble.left g:E0CA both
    bubble.right g:E0CA both mirror
    bubble g:E0CA both
    bubble.middle.bottom g:E0CA both
    bubble.middle.top g:E0CA both
    bubble.left.and.bubble.right g:E0BF both
    bubble.left.and.text.bubble.right g:E0BF both
    bubble.left.and.exclamationmark.bubble.right g:E87F both
    text.bubble g:E0B7 both
    character.bubble g:E927 both
    plus.bubble g:E266 both
    plus.message g:E266 both
    arrow.up.bubble g:E255
    list.bullet.bubble g:E0B7 hollow
    """
}
