extension SymbolTable {
  static let things2 = """
    suitcase.rolling g:F235 both
    tshirt g:F19E both
    hanger g:F19E solid
    shoe g:F19F solid
    shoeprints.fill g:F19F solid
    comb g:E14E
    theatermasks g:EA66 both
    ladybug g:E868 both
    ant g:F0FA both
    hare g:E799 both
    tortoise g:F0FD both
    lizard g:F0FA both
    bird g:E00B both
    fish g:F1EA both
    cat g:E91D
    cat.fill g:E91D solid
    dog g:E91D
    dog.fill g:E91D solid
    fossil.shell g:EBD5
    bubbles.and.sparkles g:E6DD hollow
    bubbles.and.sparkles.fill g:E6DD solid
    fuelpump g:E546 both
    fuelpump.circle g:E546 solid
    engine.combustion d:F1FA both
    steeringwheel d:F4D4
    gauge g:E9E4
    gauge.medium g:E9E4
    gauge.with.needle g:E9E4
    gauge.with.needle.fill g:E9E4 solid
    gauge.with.dots.needle.50percent g:E9E4
    gauge.with.dots.needle.67percent g:E9E4
    gauge.with.dots.needle.33percent g:E9E4
    gauge.with.dots.needle.bottom.50percent g:E9E4
    gauge.high g:E9E4
    gauge.low g:E9E4
    speedometer g:E9E4
    barometer g:E9E4
    metronome g:E88B
    metronome.fill g:E88C solid
    tuningfork g:E1B8
    balloon d:F01C both
    balloon.2 g:EA65 both
    party.popper g:EA65 both
    fireworks g:EA65
    teddybear g:F06C both
    stroller g:EB42 both
    binoculars d:F0A5 both
    camera.macro g:E545 solid
    camera.macro.circle g:E545 solid
    magnifyingglass g:E8B6
    plus.magnifyingglass g:E8FF
    minus.magnifyingglass g:E900
    text.magnifyingglass g:F02F
    sparkle.magnifyingglass g:EA11
    1.magnifyingglass g:E8B6
    exclamationmark.magnifyingglass g:E1D2
    printer g:E8AD both
    printer.dotmatrix g:E8AD both
    scanner g:E329 both
    faxmachine g:EAD8 both
    signature g:E746 hollow
    lanyardcard g:EA67 hollow
    lanyardcard.fill g:EA67 solid
    helm d:F4D4
    lifepreserver g:EF73 both
    parkingsign g:E54F
    signpost.right g:EB91 both
    signpost.left g:EB91 both
    signpost.right.and.left g:EB91 both
    nosign.app g:E14B
    """
}
