extension SymbolTable {
  static let signs = """
    xmark g:E5CD
    checkmark g:E5CA
    plus g:E145 x1.15
    minus g:E15B x1.15
    multiply g:E5CD
    divide d:F1D4
    equal g:E25D
    plusminus t:±
    plus.forwardslash.minus g:E3CA
    lessthan t:<
    greaterthan t:>
    percent g:EB58
    number g:E9EF
    asterisk g:E1EB
    exclamationmark t:!
    exclamationmark.2 t:!!
    exclamationmark.3 t:!!!
    questionmark t:?
    info d:F64E
    info.bubble g:E87F mirror hollow
    info.bubble.fill g:E87F solid
    info.square d:F64E
    at g:E0E6
    sum g:E24A
    function t:ƒ
    infinity g:EB3D
    x.squareroot t:√x
    textformat.123 g:EB8D
    dollarsign g:E227
    eurosign g:EA15
    sterlingsign g:EAF1
    yensign g:EAFB
    rublesign g:EAEC
    indianrupeesign g:EAF7
    bitcoinsign g:EBC5
    francsign g:EAFA
    turkishlirasign g:EAEF
    chineseyuanrenminbisign g:EAF9
    centsign t:¢
    ellipsis g:E5D3 x1.15
    ellipsis.vertical g:E5D4
    ellipsis.bubble g:E625 hollow
    ellipsis.bubble.fill g:E625 solid
    ellipsis.message g:E625 hollow
    ellipsis.message.fill g:E625 solid
    ellipsis.rectangle g:F042
    ellipsis.curlybraces g:EAD3
    curlybraces g:EAD3
    checkmark.seal g:EF76 hollow
    checkmark.seal.fill g:EF76 solid
    xmark.seal g:E031 hollow
    xmark.seal.fill g:E031 solid
    exclamationmark.seal.fill g:E031 solid
    seal g:E031 both
    checkmark.circle.badge.xmark g:E92D
    checkmark.rectangle.stack g:E9B7 hollow
    checkmark.rectangle.stack.fill g:E9B7 solid
    checkmark.rectangle.portrait g:F0C5 hollow
    checkmark.shield g:E8E8 hollow
    checkmark.shield.fill g:E8E8 solid
    exclamationmark.shield g:F014 hollow
    exclamationmark.shield.fill g:F014 solid
    xmark.shield g:F012 hollow
    xmark.shield.fill g:F012 solid
    checkmark.message g:F18B hollow
    checkmark.message.fill g:F18B solid
    checkmark.bubble g:F18B hollow
    checkmark.bubble.fill g:F18B solid
    exclamationmark.bubble g:E87F hollow
    exclamationmark.bubble.fill g:E87F solid
    questionmark.bubble d:F186
    questionmark.bubble.fill g:E0C6 solid
    exclamationmark.octagon g:E160 hollow
    exclamationmark.octagon.fill g:E160 solid
    xmark.octagon g:E99A hollow
    xmark.octagon.fill g:E99A solid
    exclamationmark.icloud g:E864 hollow
    exclamationmark.icloud.fill g:E864 solid
    xmark.bin g:E92B hollow
    xmark.bin.fill g:E92B solid
    nosign g:E14B
    circle.slash g:E14B
    target g:E8E1
    scope g:E1B4
    dot.circle d:F130
    smallcircle.filled.circle g:E837
    smallcircle.filled.circle.fill g:E837
    largecircle.fill.circle g:E837
    inset.filled.circle g:E837
    circle.inset.filled g:E837
    record.circle g:E837
    record.circle.fill g:E062 solid
    circle.circle g:E39E
    circle.circle.fill g:E39E
    circle.dashed g:E9C1
    circle.dotted g:E3A2
    circle.lefthalf.filled g:EB37
    circle.lefthalf.fill g:EB37
    circle.righthalf.filled g:EB37 mirror
    circle.righthalf.fill g:EB37 mirror
    circle.tophalf.filled g:EB37 turn90
    circle.bottomhalf.filled g:EB37 turn270
    circle.fill.square.fill g:E574 solid
    circle.grid.2x2 g:E5C3
    circle.grid.2x2.fill g:E5C3
    circle.grid.3x3 g:E5C3
    circle.grid.3x3.fill g:E5C3
    circle.grid.cross d:F2B2
    circle.grid.cross.fill g:E074
    circle.hexagongrid g:EAA6 hollow
    circle.hexagongrid.fill g:EAA6 solid
    circle.hexagonpath g:E9F4 hollow
    circles.hexagonpath g:E9F4 hollow
    circle.badge.checkmark g:E92D
    circlebadge g:EF4A hollow x0.5
    circlebadge.fill g:EF4A solid x0.5
    square.dashed g:EF52
    square.stack g:E3E0
    square.stack.fill d:F136 solid
    square.stack.3d.up g:E53B hollow
    square.stack.3d.up.fill g:E53B solid
    square.stack.3d.down.right g:E53B hollow
    square.stack.3d.down.right.fill g:E53B solid
    square.on.square g:E3E0
    square.on.square.dashed g:E3E0
    square.fill.on.square g:E14D
    square.fill.on.square.fill d:F136 solid
    square.on.circle g:E574 hollow
    plus.square.on.square g:E02E hollow
    plus.square.fill.on.square.fill g:E02E solid
    plus.rectangle.on.rectangle g:E02E hollow
    plus.rectangle.fill.on.rectangle.fill g:E02E solid
    minus.plus.batteryblock g:E3CA
    square.grid.2x2 g:E9B0 hollow
    square.grid.2x2.fill g:E9B0 solid
    square.grid.3x3 g:E5C3
    square.grid.3x3.fill g:E5C3 solid
    square.grid.3x2 g:E8F0 hollow
    square.grid.3x2.fill g:E8F0 solid
    square.grid.3x1.below.line.grid.1x2 g:E8F1 hollow
    square.grid.4x3.fill g:E42A solid
    square.grid.3x1.folder.badge.plus g:E2CC hollow
    square.split.2x2 d:F570 hollow
    square.split.2x1 g:F06D hollow turn90
    square.split.1x2 g:F06D hollow
    square.split.2x2.fill g:F088 solid
    square.split.diagonal.2x2 g:E3E9 hollow
    square.and.arrow.up g:E6B8
    square.and.arrow.up.fill g:E6B8
    square.and.arrow.up.on.square g:E6B8
    square.and.arrow.up.on.square.fill g:E6B8
    square.and.arrow.up.circle g:E6B8
    square.and.arrow.down g:E171
    square.and.arrow.down.fill g:E171
    square.and.arrow.down.on.square g:E171
    square.and.arrow.down.on.square.fill g:E171
    square.and.pencil d:F3ED
    square.and.line.vertical.and.square g:E3B9
    square.lefthalf.filled g:E949
    square.righthalf.filled g:E949 mirror
    square.3.layers.3d g:E53B hollow
    square.2.layers.3d g:E53B hollow
    square.3.stack.3d g:E53B hollow
    square.3.layers.3d.down.right g:E53B hollow
    rectangle.portrait g:E3C5
    rectangle.portrait.fill g:E3C5 hollow
    rectangle.stack g:E3E0
    rectangle.stack.fill g:E04A solid
    rectangle.stack.badge.plus g:E02E hollow
    rectangle.stack.fill.badge.plus g:E02E solid
    rectangle.stack.badge.play g:E04A hollow
    rectangle.stack.badge.play.fill g:E04A solid
    rectangle.stack.person.crop g:E9ED hollow
    rectangle.stack.person.crop.fill g:E9ED solid
    rectangle.on.rectangle g:E3E0
    rectangle.on.rectangle.angled g:EA13 hollow
    rectangle.on.rectangle.angled.fill g:EA13 solid
    rectangle.fill.on.rectangle.fill d:F136 solid
    rectangle.fill.on.rectangle.angled.fill g:EA13 solid
    rectangle.portrait.on.rectangle.portrait g:E14D
    rectangle.portrait.on.rectangle.portrait.fill g:E14D
    rectangle.grid.1x2 g:E8E9 hollow
    rectangle.grid.1x2.fill g:E8E9 solid
    rectangle.grid.2x2 g:E9B0 hollow
    rectangle.grid.2x2.fill g:E9B0 solid
    rectangle.grid.3x2 g:E8F0 hollow
    rectangle.grid.3x2.fill g:E8F0 solid
    rectangle.split.3x1 g:E8F3 hollow
    rectangle.split.3x1.fill g:E8F3 solid
    rectangle.split.2x1 g:E949
    rectangle.split.2x1.fill g:E949
    rectangle.split.1x2 g:F06D hollow
    rectangle.split.1x2.fill g:F06D solid
    rectangle.split.3x3 g:E3EC
    rectangle.split.3x3.fill g:E3EC
    rectangle.split.2x2 g:F088 hollow
    rectangle.split.2x2.fill g:F088 solid
    rectangle.3.group g:E871 hollow
    rectangle.3.group.fill g:E871 solid
    rectangle.3.offgrid g:E871 hollow
    rectangle.3.offgrid.fill g:E871 solid
    rectangle.and.pencil.and.ellipsis g:E9A2
    rectangle.and.hand.point.up.left g:E913 hollow
    rectangle.and.hand.point.up.left.fill g:E913 solid
    rectangle.and.text.magnifyingglass g:E8A0 hollow
    rectangle.and.paperclip g:E226
    rectangle.portrait.and.arrow.right g:E9BA
    rectangle.portrait.and.arrow.right.fill g:E9BA
    rectangle.portrait.and.arrow.forward g:E9BA rtl
    rectangle.portrait.and.arrow.forward.fill g:E9BA rtl
    rectangle.righthalf.inset.fill.arrow.right g:E9BA
    rectangle.lefthalf.inset.fill g:E949
    rectangle.righthalf.inset.fill g:E949 mirror
    rectangle.leftthird.inset.filled g:F114 hollow mirror
    rectangle.rightthird.inset.filled g:F114 hollow
    rectangle.inset.filled g:E3BC
    rectangle.center.inset.filled g:EA10 hollow
    rectangle.dashed g:EF52
    rectangle.compress.vertical g:E94D
    rectangle.expand.vertical g:E94F
    rectangle.connected.to.line.below g:EB2F hollow
    rectangle.roundedtop g:E8D8 hollow
    rectangle.bottomthird.inset.filled g:E06C hollow
    rectangle.topthird.inset.filled g:E069 hollow
    rectangle.ratio.3.to.4 g:E3C5
    rectangle.ratio.16.to.9 g:E3BC
    rectangle.3.group.bubble.left g:E0BF hollow
    rectangle.3.group.bubble.left.fill g:E0BF solid
    sidebar.left g:F114 hollow mirror
    sidebar.right g:F114 hollow
    sidebar.leading g:F114 hollow mirror rtl
    sidebar.trailing g:F114 hollow rtl
    sidebar.squares.left g:F114 hollow mirror
    sidebar.squares.leading g:F114 hollow mirror rtl
    uiwindow.split.2x1 g:E949
    macwindow g:E069 hollow
    macwindow.on.rectangle g:E069 hollow
    macwindow.badge.plus g:E069 hollow
    menubar.rectangle g:E069 hollow
    dock.rectangle g:E06C hollow
    app.connected.to.app.below.fill g:EB2F solid
    app.gift g:E8F6 hollow
    app.gift.fill g:E8B1 solid
    plus.app g:E146 hollow
    plus.app.fill g:E146 solid
    apps.iphone g:EAE4 hollow
    square.fill.text.grid.1x2 g:E060
    viewfinder g:E3C2
    viewfinder.circle g:E3B5
    dot.viewfinder g:E3B4
    plus.viewfinder g:E3B5
    qrcode.viewfinder g:F206
    barcode.viewfinder d:F072
    text.viewfinder g:E5FA hollow
    person.fill.viewfinder g:F106 solid
    doc.viewfinder g:E5FA hollow
    doc.viewfinder.fill g:E5FA solid
    doc.text.viewfinder g:E5FA hollow
    camera.viewfinder g:E3B4
    location.viewfinder g:E1B3
    crop g:E3BE
    crop.rotate g:E437
    perspective g:E428
    selection.pin.in.out g:E162
    grid g:E3EC
    squareshape g:E3C6
    squareshape.split.2x2 g:E228
    squareshape.split.3x3 g:E3EC
    rays g:E3E4
    sparkle g:E3E4
    sparkles g:E65F solid
    sparkles.rectangle.stack g:E661 hollow
    sparkles.rectangle.stack.fill g:E661 solid
    sparkles.tv g:E65F solid
    wand.and.stars g:E663 solid
    wand.and.rays g:E664 solid
    wand.and.stars.inverse g:E663 solid
    wand.and.sparkles g:E663 solid
    slider.horizontal.3 g:E429
    slider.horizontal.2.square g:E429
    slider.horizontal.2.square.on.square g:E429
    slider.horizontal.below.rectangle g:E429
    slider.horizontal.below.square.filled.and.square g:E429
    slider.horizontal.2.gobackward g:E8BA
    slider.vertical.3 d:F66A
    switch.2 g:E9F6 hollow
    switch.programmable g:E9F5 hollow
    lightswitch.on g:E9F6 solid
    togglepower g:E8AC
    power g:E8AC
    power.dotted g:E8AC
    line.3.horizontal g:E5D2
    line.horizontal.3 g:E5D2
    line.2.horizontal g:E25D
    line.3.horizontal.decrease g:E152
    line.horizontal.3.decrease g:E152
    line.3.crossed.swirl.circle g:E3E2
    line.3.crossed.swirl.circle.fill g:E3E2
    line.horizontal.star.fill.line.horizontal g:E838 solid
    line.diagonal g:E6E1
    line.diagonal.arrow g:F1E1
    lineweight g:E91A
    line.weight g:E91A
    line.horizontal.3.circle g:E5D2
    point.3.connected.trianglepath.dotted g:E80D hollow
    point.3.filled.connected.trianglepath.dotted g:E80D solid
    point.topleft.down.curvedto.point.bottomright.up g:EACD
    point.topleft.down.to.point.bottomright.curvepath g:EACD
    point.forward.to.point.capsulepath g:EACD
    scribble g:E155
    scribble.variable g:E155
    lasso g:E155
    lasso.and.sparkles g:E155
    skew g:E428
    aspectratio g:E85B hollow
    aspectratio.fill g:E85B solid
    pip g:E911 hollow
    pip.enter g:E911 hollow
    pip.exit g:E8AA hollow
    rosette g:E7AF hollow
    app.dashed g:EF52
    triangle.lefthalf.filled g:EB37
    dial.low g:E9E4
    dial.min g:E9E4
    dial.medium g:E9E4
    dial.max g:E9E4
    dial.high g:E9E4
    plus.diamond g:E146 hollow turn90
    heart.text.square g:EBED hollow
    heart.text.square.fill g:EBED solid
    staroflife g:E1EB hollow
    staroflife.fill g:E1EB solid
    cross g:E145 hollow
    cross.fill g:E145
    cross.case g:F109 hollow
    cross.case.fill g:F109 solid
    cross.vial g:E138 hollow
    cross.vial.fill g:E138 solid
    """
}
