extension SymbolTable {
  static let people = """
    person g:E7FD both
    person.2 g:E7EF both
    person.3 g:F233 both
    person.crop.circle =person.circle
    person.crop.circle.fill g:E853 solid
    person.crop.square =person.square
    person.crop.square.fill g:E851 solid
    person.crop.rectangle g:E0D0 hollow
    person.crop.rectangle.fill g:E0D0 solid
    person.crop.rectangle.stack g:E9ED hollow
    person.crop.rectangle.stack.fill g:E9ED solid
    person.crop.artframe g:E416 hollow
    person.crop.circle.badge.plus g:E7FE hollow
    person.crop.circle.fill.badge.plus g:E7FE solid
    person.crop.circle.badge.checkmark g:E174 hollow
    person.crop.circle.fill.badge.checkmark g:E174 solid
    person.crop.circle.badge.xmark g:E510 hollow
    person.crop.circle.fill.badge.xmark g:E510 solid
    person.crop.circle.badge.exclamationmark g:F02E hollow
    person.crop.circle.badge.exclamationmark.fill g:F02E solid
    person.crop.circle.badge.questionmark g:E94C hollow
    person.crop.circle.badge.minus g:EF66 hollow
    person.fill.questionmark g:E94C solid
    person.fill.checkmark g:E174 solid
    person.fill.xmark g:E510 solid
    person.fill.turn.right g:E9B1
    person.fill.turn.down g:E9B1
    person.fill.turn.left g:E9B1
    person.fill.badge.plus g:E7FE solid
    person.fill.badge.minus g:EF66 solid
    person.badge.plus g:E7FE hollow
    person.badge.minus g:EF66 hollow
    person.badge.key d:F00B hollow
    person.badge.key.fill d:F00B solid
    person.badge.clock d:F00A hollow
    person.badge.clock.fill d:F00A solid
    person.badge.shield.checkmark g:EF3D hollow
    person.badge.shield.checkmark.fill g:EF3D solid
    person.text.rectangle g:EA67 hollow
    person.text.rectangle.fill g:EA67 solid
    person.icloud g:E2BE hollow
    person.icloud.fill g:E2BE solid
    person.wave.2 g:E91F hollow
    person.wave.2.fill g:E91F solid
    person.line.dotted.person g:F223 hollow
    person.line.dotted.person.fill g:F223 solid
    person.and.arrow.left.and.arrow.right g:E572
    person.2.circle =person.2.circle.row
    person.2.circle.row g:E886 hollow
    person.2.circle.fill g:E939 solid
    person.2.square.stack g:E9ED hollow
    person.2.square.stack.fill g:E9ED solid
    person.2.badge.gearshape g:F02E hollow
    person.2.badge.gearshape.fill g:F02E solid
    person.2.wave.2 g:E91F hollow
    person.2.wave.2.fill g:E91F solid
    person.2.crop.square.stack g:E9ED hollow
    person.2.gobackward g:E886 hollow
    person.3.sequence g:F233 hollow
    person.3.sequence.fill g:F233 solid
    person.fill.and.arrow.left.and.arrow.right g:E572
    figure.walk g:E536 solid
    figure.run g:E566 solid
    figure.stand g:E4EB solid
    figure.wave g:EA1D solid
    figure.arms.open g:E92C solid
    figure.2.arms.open g:F1A2 solid
    figure.2.and.child.holdinghands g:F1A2 solid
    figure.2 g:E63D solid
    figure.child g:EB41
    figure.and.child.holdinghands g:F1AC solid
    figure.roll g:E914 solid
    figure.hiking g:E50A solid
    figure.pool.swim g:EB48 solid
    figure.open.water.swim g:EB48 solid
    figure.outdoor.cycle g:E52F solid
    figure.indoor.cycle g:E52F solid
    figure.yoga g:EA78 solid
    figure.mind.and.body g:EA78 solid
    figure.strengthtraining.traditional g:EB43 solid
    figure.strengthtraining.functional g:EB43 solid
    figure.core.training g:EBC4 solid
    figure.highintensity.intervaltraining g:EBC4 solid
    figure.cooldown g:EBC4 solid
    figure.flexibility g:EBC4 solid
    figure.dance g:EA62 solid
    figure.golf g:EA2A solid
    figure.rower g:E921 solid
    figure.stairs g:F1A9
    figure.climbing g:E50A solid
    figure.skiing.downhill g:E509 solid
    figure.snowboarding g:E513 solid
    figure.surfing g:E515 solid
    figure.soccer g:EA2F solid
    figure.tennis g:EA32 solid
    figure.basketball g:EA26 solid
    figure.boxing g:EA2C solid
    figure.martial.arts g:EAE9 solid
    figure.fall g:E6DA solid
    figure.walk.motion g:E572 solid
    figure g:E4EB solid
    accessibility g:E92C
    eyes g:E8F4 solid
    eye g:E8F4 both
    eye.trianglebadge.exclamationmark g:F1C5 hollow
    eyebrow g:E8F4 hollow
    eyeglasses d:F2AA
    sunglasses d:F4E0 hollow
    sunglasses.fill d:F4E0 solid
    mustache g:E87C hollow
    mustache.fill g:E87C solid
    nose g:E87C hollow
    ear g:E023
    ear.fill g:E023
    mouth g:E7F2
    mouth.fill g:E7F2 solid
    brain g:EA4A hollow
    brain.fill g:EA4A solid
    brain.head.profile g:EA4A hollow
    brain.head.profile.fill g:EA4A solid
    face.smiling g:E0ED
    face.smiling.fill g:EA22 solid
    face.smiling.inverse g:EA22 solid
    face.dashed g:E87C hollow
    face.dashed.fill g:E87C solid
    facemask g:F218 hollow
    facemask.fill g:F218 solid
    faceid g:E3B5
    touchid g:E90D
    hand.raised g:E764 both
    hand.raised.fingers.spread g:E764 both
    hand.thumbsup g:E8DC both
    hand.thumbsdown g:E8DB both
    hand.point.up.left g:E913 hollow
    hand.point.up.left.fill g:E913 solid
    hand.point.up g:E913 hollow
    hand.point.up.fill g:E913 solid
    hand.point.up.braille g:E913 hollow
    hand.point.right d:F2C7 both
    hand.point.left d:F2C7 both mirror
    hand.point.down d:F2C7 both turn90
    hand.tap g:E913 both
    hand.draw g:E746 both
    hand.wave g:E766 both
    hand.rays g:E766 hollow
    hand.rays.fill g:E766 solid
    hand.clap g:E769 hollow
    hand.clap.fill g:E769 solid
    hands.clap g:E769 both
    hands.sparkles g:F21F both
    hands.and.sparkles g:F21F both
    handbag g:F1CC both
    cursorarrow d:F1B5
    cursorarrow.rays g:E762
    cursorarrow.click g:E762
    cursorarrow.click.2 g:E762
    cursorarrow.motionlines g:E569 hollow mirror
    cursorarrow.and.square.on.square.dashed g:E762
    lungs g:EFD8
    lungs.fill g:EFD8
    pawprint g:E91D
    pawprint.fill g:E91D
    heart g:E87D both
    heart.slash.circle g:EAC2 hollow
    bolt.heart g:EAA2 hollow
    bolt.heart.fill g:EAA2 solid
    suit.heart g:E87D both
    suit.spade d:F63A
    suit.club d:F63A
    suit.diamond =diamond
    star g:E838 both x1.1
    star.leadinghalf.filled g:E839
    star.lefthalf.fill g:E839
    star.lefthalf.filled g:E839
    star.bubble g:F054 hollow
    star.bubble.fill g:F054 solid
    star.leadinghalf.fill g:E839
    star.square.on.square g:E660 hollow
    """
}
