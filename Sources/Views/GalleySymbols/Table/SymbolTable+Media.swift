extension SymbolTable {
  static let media = """
    play g:E037 both
    pause g:E034 both
    stop g:E047 both
    playpause d:F40E both
    forward g:E01F both
    backward g:E020 both
    forward.end g:E044 both
    backward.end g:E045 both
    forward.frame g:E044 both
    backward.frame g:E045 both
    play.rectangle g:F06A hollow
    play.rectangle.fill g:F06A solid
    play.rectangle.on.rectangle g:E04A hollow
    play.rectangle.on.rectangle.fill g:E04A solid
    play.square.stack g:E04A hollow
    play.square.stack.fill g:E04A solid
    play.tv g:E639 hollow
    play.tv.fill g:E639 solid
    play.desktopcomputer g:E63A hollow
    play.laptopcomputer g:E63A hollow
    play.house g:F06A hollow
    memories g:E068
    eject g:E8FB both
    shuffle g:E043
    repeat g:E040
    repeat.1 g:E041
    music.note g:E405 solid
    music.note.list g:E03D solid
    music.quarternote.3 g:E030 solid
    music.mic g:EF5A hollow
    music.note.house g:E063 hollow
    music.note.house.fill g:E063 solid
    music.note.tv g:E063 hollow
    music.note.tv.fill g:E063 solid
    guitars d:F2C4 hollow
    guitars.fill d:F2C4 solid
    pianokeys g:E521 hollow
    pianokeys.inverse g:E521 solid
    speaker g:E04E both
    speaker.wave.1 g:E04D both
    speaker.wave.2 g:E050 both
    speaker.wave.3 g:E050 both
    speaker.slash g:E04F hollow
    speaker.slash.fill g:E04F solid
    speaker.zzz g:E04E both
    speaker.plus g:E050 hollow
    speaker.plus.fill g:E050 solid
    speaker.minus g:E04D hollow
    speaker.minus.fill g:E04D solid
    speaker.badge.exclamationmark g:E04F hollow
    hifispeaker g:E32D both
    hifispeaker.2 g:E32E both
    homepod g:E32D hollow
    homepod.fill g:E32D solid
    homepodmini g:E32D hollow
    homepodmini.fill g:E32D solid
    headphones g:F01F both
    airpods g:F003 both
    airpodspro g:F003 both
    airpodsmax g:F01F hollow
    earbuds g:F003 both
    earpods g:F003 both
    beats.headphones g:F01F hollow
    mic g:E029 both
    mic.and.signal.meter g:E8C8 hollow
    mic.and.signal.meter.fill g:E8C8 solid
    waveform g:E1B8
    waveform.path g:E1B8
    waveform.path.ecg g:E922
    waveform.badge.plus g:E1B8
    waveform.badge.mic g:E8C8
    waveform.and.mic g:E8C8
    waveform.path.badge.plus g:E1B8
    ecg g:E922
    dot.radiowaves.left.and.right g:E51E
    dot.radiowaves.right g:E0E5 turn90
    dot.radiowaves.forward g:E0E5 turn90
    dot.radiowaves.up.forward g:E0E5
    antenna.radiowaves.left.and.right g:E8BF
    radiowaves.left g:E51E
    radiowaves.right g:E51E
    wave.3.right g:EA71
    wave.3.left g:EA71 mirror
    wave.3.forward g:EA71
    wave.3.backward g:EA71 mirror
    radio g:E03E both
    camera g:E412 both
    camera.aperture g:E3AF
    camera.filters g:E3DB
    camera.rotate g:EFEB hollow
    camera.rotate.fill g:EFEB solid
    camera.on.rectangle g:E3B3 hollow
    camera.on.rectangle.fill g:E3B3 solid
    camera.badge.ellipsis g:E412 hollow
    camera.metering.unknown g:E3B5
    camera.shutter.button g:E412 both
    arrow.triangle.2.circlepath.camera g:EA38 hollow
    arrow.triangle.2.circlepath.camera.fill g:EA38 solid
    bolt.badge.automatic g:E3E5
    bolt.badge.automatic.fill g:E3E5
    bolt.badge.a g:E3E5
    bolt.badge.a.fill g:E3E5
    photo g:E410 both
    photo.artframe g:E416 hollow
    photo.circle g:E410 hollow
    photo.stack g:E413 hollow
    photo.stack.fill g:E413 solid
    photo.on.rectangle g:E413 hollow
    photo.on.rectangle.fill g:E413 solid
    photo.fill.on.rectangle.fill g:E413 solid
    photo.on.rectangle.angled g:E413 hollow
    photo.on.rectangle.angled.fill g:E413 solid
    photo.tv g:E998 hollow
    photo.badge.plus g:E43E hollow
    photo.badge.plus.fill g:E43E solid
    photo.fill.badge.plus g:E43E solid
    photo.badge.arrow.down g:E43E hollow
    photo.badge.exclamationmark g:F116 hollow
    photo.badge.magnifyingglass g:E43F
    photo.badge.checkmark g:E43E hollow
    rectangle.dashed.badge.record g:EC08 hollow
    video g:E04B both
    video.badge.plus g:E070 hollow
    video.badge.plus.fill g:E070 solid
    video.fill.badge.plus g:E070 solid
    video.bubble.left g:E62E hollow
    video.bubble.left.fill g:E62E solid
    video.doorbell g:EFFF hollow
    web.camera g:EFE9 hollow
    film g:E54D hollow
    film.fill g:E54D solid
    film.stack g:E43A hollow
    film.stack.fill g:E43A solid
    movieclapper g:E02C both
    captions.bubble g:E01C both
    livephoto g:E9C1
    livephoto.play g:F03A
    hdr g:E3EE
    4k.tv g:E072 hollow
    tv g:E333 hollow
    tv.fill g:E333 solid
    tv.and.hifispeaker.fill g:E32E solid
    tv.and.mediabox g:E998 hollow
    tv.inset.filled g:E998 solid
    tv.music.note g:E063 hollow
    tv.music.note.fill g:E063 solid
    appletv g:E998 hollow
    appletv.fill g:E998 solid
    airplayvideo g:E055 hollow
    airplayaudio g:E307 hollow
    airplay.video g:E055 hollow
    airplay.audio g:E307 hollow
    rectangle.inset.filled.and.person.filled g:EAF0 hollow
    shareplay g:E886 hollow
    quote.opening g:E244
    quote.closing g:E244
    quote.bubble d:F189
    quote.bubble.fill d:F188 solid
    opticid g:E8F4 hollow
    theatermask.and.paintbrush g:EA66 hollow
    theatermask.and.paintbrush.fill g:EA66 solid
    """
}
