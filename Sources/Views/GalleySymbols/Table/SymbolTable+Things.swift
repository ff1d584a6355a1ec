extension SymbolTable {
  static let things = """
    trash g:E872 both
    pencil g:E3C9 hollow
    pencil.line g:E22B hollow
    pencil.tip d:F3EA hollow
    pencil.and.outline g:E746 hollow
    pencil.and.scribble g:E746 hollow
    pencil.and.list.clipboard g:E745
    pencil.and.ruler g:F10A hollow
    pencil.and.ruler.fill g:F10A solid
    applepencil g:E3C9 hollow
    highlighter g:E22B hollow
    paintbrush g:E243 both
    paintbrush.pointed g:E3AE both
    paintpalette g:E40A both
    eyedropper g:E3B8 hollow
    eyedropper.halffull g:E3B8 hollow
    eyedropper.full g:E3B8 solid
    ruler g:E41C both
    level g:E41C hollow
    scissors g:E14E
    hammer g:E90E both
    wrench g:E869 both
    wrench.adjustable g:E869 both
    wrench.and.screwdriver g:F10B both
    screwdriver d:F477 both
    gear g:E8B8 hollow
    gear.fill g:E8B8 solid
    gearshape g:E8B8 both
    gearshape.2 g:F10C both
    gear.badge g:F05E hollow
    gearshape.arrow.triangle.2.circlepath g:EBE7 hollow
    gearshape.circle g:E8B9 hollow
    bell g:E7F4 both
    bell.and.waveform g:E7F7 hollow
    bell.and.waveform.fill g:E7F7 solid
    bell.and.waves.left.and.right g:E7F7 hollow
    bell.and.waves.left.and.right.fill g:E7F7 solid
    alarm g:E855 both
    alarm.waves.left.and.right g:E855 both
    clock g:E8B5
    clock.fill g:E924 solid
    clock.arrow.circlepath g:E889
    clock.arrow.2.circlepath g:E923
    clock.badge.checkmark g:F232
    clock.badge.exclamationmark g:E51D
    timer g:E425 hollow
    timer.circle g:E425 hollow
    timer.square g:E425 hollow
    stopwatch g:E425 both
    hourglass g:E88B
    hourglass.bottomhalf.filled g:EA5C
    hourglass.tophalf.filled g:EA5B
    hourglass.bottomhalf.fill g:EA5C
    hourglass.tophalf.fill g:EA5B
    calendar g:E935
    calendar.badge.plus d:F0F3
    calendar.badge.minus d:F0F4
    calendar.badge.clock d:F0F0
    calendar.badge.exclamationmark g:E615
    calendar.badge.checkmark g:E614
    calendar.day.timeline.left g:E936 hollow
    calendar.day.timeline.leading g:E936 hollow
    folder g:E2C7 both
    folder.badge.plus g:E2CC hollow
    folder.fill.badge.plus g:E2CC solid
    folder.badge.minus d:F258 hollow
    folder.fill.badge.minus d:F258 solid
    folder.badge.gearshape g:F1C9 hollow
    folder.fill.badge.gearshape g:F1C9 solid
    folder.badge.person.crop g:E2C9 hollow
    folder.fill.badge.person.crop g:E2C9 solid
    folder.badge.questionmark g:F1C8 hollow
    plus.rectangle.on.folder g:E2CC hollow
    plus.rectangle.on.folder.fill g:E2CC solid
    questionmark.folder g:F1C8 hollow
    questionmark.folder.fill g:F1C8 solid
    archivebox g:E1A1 both
    tray g:E156 hollow
    tray.fill g:E156 solid
    tray.full g:E97F hollow
    tray.full.fill g:E97F solid
    tray.2 g:E97F hollow
    tray.2.fill g:E97F solid
    tray.and.arrow.down g:E168 hollow
    tray.and.arrow.down.fill g:E168 solid
    tray.and.arrow.up g:E169 hollow
    tray.and.arrow.up.fill g:E169 solid
    externaldrive g:E875 hollow
    externaldrive.fill g:E875 solid
    internaldrive g:E1DB hollow
    internaldrive.fill g:E1DB solid
    opticaldiscdrive g:E019 hollow
    opticaldisc g:E019 hollow
    opticaldisc.fill g:E019 solid
    doc g:E24D both
    document g:E24D both
    doc.text g:E873 both
    text.document g:E873 both
    document.badge.plus g:E89C hollow
    document.badge.plus.fill g:E89C solid
    document.on.document g:E14D
    document.on.document.fill g:E173 solid
    document.on.clipboard g:E14F
    doc.plaintext g:E873 both
    doc.richtext g:EF42 both
    doc.append g:EA20
    doc.append.fill g:EA20
    doc.on.doc g:E14D
    doc.on.doc.fill g:E173 solid
    doc.on.clipboard g:E14F
    doc.on.clipboard.fill g:EA8E solid
    doc.badge.plus g:E89C hollow
    doc.badge.plus.fill g:E89C solid
    doc.fill.badge.plus g:E89C solid
    doc.badge.gearshape g:F22C hollow
    doc.badge.gearshape.fill g:F22C solid
    doc.badge.arrow.up g:E9FC hollow
    doc.badge.ellipsis g:F1BB hollow
    doc.zipper g:EB2C hollow
    doc.text.magnifyingglass g:E880 hollow
    doc.text.image g:EF42 hollow
    doc.text.image.fill g:EF42 solid
    doc.text.below.ecg g:F071 hollow
    doc.questionmark g:F22E hollow
    doc.on.doc.badge.plus g:E2EC
    list.clipboard g:E85D both
    list.bullet.clipboard g:E85D both
    clipboard g:E14F
    clipboard.fill g:E14F
    note g:F1FC hollow
    note.text g:E06F hollow
    note.text.badge.plus g:E89C hollow
    newspaper g:EB81 both
    book g:E0E0 hollow
    book.fill g:E0E0 solid
    book.closed g:E865 both
    book.pages g:EA19 hollow
    book.pages.fill g:EA19 solid
    books.vertical g:E02F hollow
    books.vertical.fill g:E02F solid
    text.book.closed g:E865 both
    character.book.closed g:E865 both
    bookmark g:E866 both
    bookmark.square g:E866 both
    graduationcap g:E80C both
    backpack g:F19C both
    studentdesk g:EAC6 solid
    magazine g:EA19 hollow
    magazine.fill g:EA19 solid
    tag g:F05B both
    tag.square g:F05B hollow
    ticket g:E638 both
    cart g:E8CC hollow
    cart.fill g:E8CC solid
    cart.badge.plus g:E854
    cart.fill.badge.plus g:E854
    cart.badge.minus g:E928
    cart.fill.badge.minus g:E928
    basket g:E8CB both
    bag g:F1CC both
    bag.badge.plus g:E54C hollow
    bag.fill.badge.plus g:E54C solid
    bag.badge.minus g:E54C hollow
    creditcard g:E870
    creditcard.fill g:E8A1 solid
    creditcard.and.123 g:EFF1 hollow
    creditcard.trianglebadge.exclamationmark g:E4F4
    wallet.pass g:E850 both
    wallet.bifold g:E850 both
    giftcard g:E8F6 hollow
    giftcard.fill g:E8B1 solid
    gift g:E8F6 hollow
    gift.fill g:E8B1 solid
    banknote g:EF63 both
    chart.bar g:E26B hollow
    chart.bar.fill g:E26B solid
    chart.bar.xaxis g:E26A
    chart.bar.xaxis.ascending g:E26B solid
    chart.bar.doc.horizontal g:E85C hollow
    chart.bar.doc.horizontal.fill g:E85C solid
    chart.pie g:E6C4 hollow
    chart.pie.fill g:E6C4 solid
    chart.line.uptrend.xyaxis g:E8E5
    chart.line.downtrend.xyaxis g:E8E3
    chart.line.flattrend.xyaxis g:E8E4
    chart.xyaxis.line g:E6E1
    chart.dots.scatter g:E268 hollow
    chart.bar.horizontal.page g:E85C hollow
    waveform.path.ecg.rectangle g:EAA2 hollow
    waveform.path.ecg.rectangle.fill g:EAA2 solid
    waveform.path.ecg.text g:EAA2 hollow
    lock g:E897 both
    lock.open g:E898 hollow
    lock.open.fill g:E898 solid
    lock.rotation g:EADE
    lock.rotation.open g:EADE
    lock.doc g:F8F3 hollow
    lock.doc.fill g:F8F3 solid
    lock.shield g:E32A hollow
    lock.shield.fill g:E32A solid
    lock.icloud g:E2BF hollow
    lock.icloud.fill g:E2BF solid
    lock.iphone g:E0DC hollow
    lock.laptopcomputer g:E912 hollow
    lock.rectangle.stack g:EF57 hollow
    lock.rectangle.stack.fill g:EF57 solid
    key g:E0DA both
    key.horizontal g:E0DA both
    key.icloud g:E62F hollow
    shield.lefthalf.filled g:E32A
    shield.lefthalf.fill g:E32A
    shield.checkered g:E32A solid
    shield.righthalf.filled g:E32A mirror
    flag g:E153 both
    flag.2.crossed g:F06E hollow
    flag.2.crossed.fill g:F06E solid
    flag.checkered g:F06E solid
    flag.checkered.2.crossed g:F06E solid
    pin g:F10D both
    mappin g:E55F hollow
    mappin.circle g:E55E hollow
    mappin.and.ellipse g:E55E hollow
    paperclip g:E226
    paperclip.badge.ellipsis g:E226
    link g:E157
    link.badge.plus g:E178
    link.icloud g:E2BE hollow
    link.icloud.fill g:E2BE solid
    personalhotspot g:E157
    personalhotspot.circle g:E157
    umbrella g:EB3E both
    lightbulb g:E0F0 both
    lightbulb.2 g:E79A hollow
    lightbulb.2.fill g:E79A solid
    lightbulb.max g:E79A hollow
    lightbulb.max.fill g:E79A solid
    lightbulb.min g:E0F0 hollow
    lamp.desk g:F02A hollow
    lamp.desk.fill g:F02A solid
    lamp.table g:F02A hollow
    lamp.table.fill g:F02A solid
    lamp.floor g:F02A hollow
    lamp.floor.fill g:F02A solid
    lamp.ceiling g:F02A hollow
    lamp.ceiling.fill g:F02A solid
    flashlight.on.fill g:F00B solid
    flashlight.off.fill g:F00A solid
    fan g:EC17 hollow
    fan.fill g:EC17 solid
    bed.double g:EFDF both
    sofa g:E16B both
    chair g:EFED both
    chair.lounge g:EFEE both
    table.furniture g:EAC6 both
    bathtub g:EA41 both
    shower g:F061 both
    toilet g:E63D
    washer g:E54A both
    oven g:F204 both
    stove g:EA47 both
    refrigerator g:EB47 both
    sink g:F1F7 both
    cooktop g:EA47 both
    fireplace g:EA43 both
    door.left.hand.open g:EB4F hollow
    door.right.hand.open g:EB4F hollow mirror
    door.left.hand.closed g:F1B5 hollow
    door.right.hand.closed g:F1B5 hollow mirror
    door.garage.closed g:F011 hollow
    door.garage.open g:F011 hollow
    entry.lever.keypad g:E0BC
    window.vertical.closed g:F088 hollow
    blinds.vertical.closed g:EC1F hollow
    spigot g:E798 hollow
    pipe.and.drop g:F107
    powerplug g:E63C both
    powerplug.portrait g:E63C both
    poweroutlet.type.b g:F1D4 hollow
    battery.100 g:E1A4 solid turn90
    battery.100percent g:E1A4 solid turn90
    battery.75 g:EBD4 solid turn90
    battery.75percent g:EBD4 solid turn90
    battery.50 g:EBDD solid turn90
    battery.50percent g:EBDD solid turn90
    battery.25 g:EBD9 solid turn90
    battery.25percent g:EBD9 solid turn90
    battery.0 g:EBDC solid turn90
    battery.0percent g:EBDC solid turn90
    battery.100.bolt g:E1A3 solid turn90
    battery.100percent.bolt g:E1A3 solid turn90
    bolt.batteryblock g:F19D hollow
    bolt.batteryblock.fill g:F19D solid
    shippingbox g:E1A1 both
    shippingbox.and.arrow.backward g:E860 hollow
    shippingbox.and.arrow.backward.fill g:E860 solid
    cube g:E9FE hollow
    cube.fill d:F1A6 solid
    cube.transparent g:E9FE hollow
    cube.transparent.fill d:F1A6 solid
    cube.box g:E1A1 both
    cylinder g:E1DB hollow
    cylinder.fill g:E1DB solid
    cylinder.split.1x2 d:F1B8 hollow
    cylinder.split.1x2.fill d:F1B8 solid
    pyramid g:E86B hollow
    pyramid.fill g:E86B solid
    cone g:E86B hollow
    cone.fill g:E86B solid
    puzzlepiece g:E87B both
    puzzlepiece.extension g:E87B both
    die.face.1 d:F1CA hollow
    die.face.1.fill d:F1CA solid
    die.face.2 d:F1CB hollow
    die.face.2.fill d:F1CB solid
    die.face.3 d:F1CC hollow
    die.face.3.fill d:F1CC solid
    die.face.4 d:F1CD hollow
    die.face.4.fill d:F1CD solid
    die.face.5 d:F1CE hollow
    die.face.5.fill d:F1CE solid
    die.face.6 d:F1CF hollow
    die.face.6.fill d:F1CF solid
    dice g:EB40 both
    gamecontroller g:EA28 both
    arcade.stick g:E338 hollow
    arcade.stick.console g:E338 hollow
    arcade.stick.console.fill g:E338 solid
    crown d:F1A5 both
    trophy g:EA23 both
    medal g:EA3F both
    medal.star g:EA3F both
    sportscourt g:EB90 hollow
    sportscourt.fill g:EB90 solid
    soccerball g:EA2F
    basketball g:EA26 hollow
    basketball.fill g:EA26 solid
    football g:EA29 both
    baseball g:EA51 both
    tennisball g:EA32 both
    tennis.racket g:EA32 solid
    volleyball g:EA31 both
    cricket.ball g:EA27 both
    dumbbell g:EB43 both
    skateboard g:E511 solid
    surfboard g:E515 solid
    fork.knife g:E56C
    cup.and.saucer g:EFEF both
    mug g:EFEF both
    wineglass g:F1E8 both
    birthday.cake g:E7E9 both
    takeoutbag.and.cup.and.straw g:EA74 both
    waterbottle g:E544 both
    popcorn d:F422 both
    carrot d:F10F both
    frying.pan g:E7D3 both
    pill g:F033 both
    pills g:F033 both
    pills.circle g:F033 hollow
    syringe g:E138 both
    bandage g:E3F3 both
    stethoscope d:F4D9
    ivfluid.bag g:EFE4 hollow
    medical.thermometer g:F076 both
    thermometer g:F076 solid
    thermometer.medium g:F076 solid
    thermometer.low g:F076 solid
    thermometer.high g:F076 solid
    thermometer.sun g:F077 solid
    thermometer.sun.fill g:F077 solid
    thermometer.snowflake g:EBD3 solid
    testtube.2 g:EA4B hollow
    flask g:EA4B both
    microscope g:EA3A both
    atom g:E9F4 solid
    scalemass g:EB5F both
    briefcase g:E8F9 both
    case g:E8F9 both
    latch.2.case g:E8F9 both
    suitcase g:F235 both
    suitcase.cart g:F235 both
    """
}
