extension CivilWords {
  static let latin = """
    en
    January|February|March|April|May|June|July|August|September|October|November|December
    Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
    Sun|Mon|Tue|Wed|Thu|Fri|Sat
    AM|PM
    MMM d, y
    MMMM y
    EEE, MMM d
    h:mm\u{202F}a
    1

    de
    Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.
    So|Mo|Di|Mi|Do|Fr|Sa
    AM|PM
    d. MMM y
    MMMM y
    EEE d. MMM
    HH:mm
    2

    fr
    janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
    janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
    dim.|lun.|mar.|mer.|jeu.|ven.|sam.
    AM|PM
    d MMM y
    MMMM y
    EEE d MMM
    HH:mm
    2

    es
    enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
    ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
    dom|lun|mar|mié|jue|vie|sáb
    a.\u{202F}m.|p.\u{202F}m.
    d MMM y
    MMMM 'de' y
    EEE, d MMM
    H:mm
    2

    it
    gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
    gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
    dom|lun|mar|mer|gio|ven|sab
    AM|PM
    d MMM y
    MMMM y
    EEE d MMM
    HH:mm
    2

    pt
    janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
    jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
    dom.|seg.|ter.|qua.|qui.|sex.|sáb.
    AM|PM
    d 'de' MMM 'de' y
    MMMM 'de' y
    EEE, d 'de' MMM
    HH:mm
    1

    nl
    januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
    jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
    zo|ma|di|wo|do|vr|za
    AM|PM
    d MMM y
    MMMM y
    EEE d MMM
    HH:mm
    2

    sv
    januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
    jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
    sön|mån|tis|ons|tors|fre|lör
    fm|em
    d MMM y
    MMMM y
    EEE d MMM
    HH:mm
    2

    pl
    styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień
    sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
    niedz.|pon.|wt.|śr.|czw.|pt.|sob.
    AM|PM
    d MMM y
    LLLL y
    EEE, d MMM
    HH:mm
    2

    da
    januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
    jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
    søn.|man.|tirs.|ons.|tors.|fre.|lør.
    AM|PM
    d. MMM y
    MMMM y
    EEE d. MMM
    HH.mm
    2

    nb
    januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
    jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
    søn.|man.|tir.|ons.|tor.|fre.|lør.
    am|pm
    d. MMM y
    MMMM y
    EEE d. MMM
    HH:mm
    2

    nn
    januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
    jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
    søn|mån|tys|ons|tor|fre|lau
    am|pm
    d. MMM y
    MMMM y
    EEE d. MMM
    HH:mm
    2

    fi
    tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu
    tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu
    su|ma|ti|ke|to|pe|la
    ap.|ip.
    d.M.y
    LLLL y
    EEE d.M.
    H.mm
    2

    cs
    leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec
    led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro
    ne|po|út|st|čt|pá|so
    dop.|odp.
    d.\u{202F}M.\u{202F}y
    LLLL y
    EEE d.\u{202F}M.
    H:mm
    2

    sk
    január|február|marec|apríl|máj|jún|júl|august|september|október|november|december
    jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec
    ne|po|ut|st|št|pi|so
    AM|PM
    d.\u{202F}M.\u{202F}y
    LLLL y
    EEE d.\u{202F}M.
    H:mm
    2

    sl
    januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december
    jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.
    ned.|pon.|tor.|sre.|čet.|pet.|sob.
    dop.|pop.
    d. MMM y
    MMMM y
    EEE, d. MMM
    HH:mm
    2

    hr
    siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac
    sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
    ned|pon|uto|sri|čet|pet|sub
    AM|PM
    d. MMM y.
    LLLL y.
    EEE, d. MMM
    HH:mm
    2

    hu
    január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
    jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
    V|H|K|Sze|Cs|P|Szo
    de.|du.
    y. MMM d.
    y. MMMM
    MMM d., EEE
    H:mm
    2

    ro
    ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie
    ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
    dum.|lun.|mar.|mie.|joi|vin.|sâm.
    a.m.|p.m.
    d MMM y
    MMMM y
    EEE, d MMM
    HH:mm
    2

    tr
    Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
    Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
    Paz|Pzt|Sal|Çar|Per|Cum|Cmt
    ÖÖ|ÖS
    d MMM y
    MMMM y
    d MMM EEE
    HH:mm
    2

    vi
    Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12
    thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
    CN|Th 2|Th 3|Th 4|Th 5|Th 6|Th 7
    SA|CH
    d MMM, y
    MMMM 'năm' y
    EEE, d MMM
    HH:mm
    2

    id
    Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember
    Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
    Min|Sen|Sel|Rab|Kam|Jum|Sab
    AM|PM
    d MMM y
    MMMM y
    EEE, d MMM
    HH.mm
    1

    ms
    Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember
    Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis
    Ahd|Isn|Sel|Rab|Kha|Jum|Sab
    PG|PTG
    d MMM y
    MMMM y
    EEE, d MMM
    h:mm\u{202F}a
    2

    ca
    gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre
    gen.|febr.|març|abr.|maig|juny|jul.|ag.|set.|oct.|nov.|des.
    dg|dl|dt|dc|dj|dv|ds
    a.\u{A0}m.|p.\u{A0}m.
    d MMM y
    LLLL 'del' y
    EEE, d MMM
    H:mm
    2

    et
    jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember
    jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
    P|E|T|K|N|R|L
    AM|PM
    d. MMM y
    MMMM y
    EEE, d. MMM
    HH:mm
    2

    lv
    janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris
    janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.
    Svētd.|Pirmd.|Otrd.|Trešd.|Ceturtd.|Piektd.|Sestd.
    priekšp.|pēcp.
    y. 'g'. d. MMM
    y. 'g'. MMMM
    EEE, d. MMM
    HH:mm
    2

    lt
    sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|spalis|lapkritis|gruodis
    saus.|vas.|kov.|bal.|geg.|birž.|liep.|rugp.|rugs.|spal.|lapkr.|gruod.
    sk|pr|an|tr|kt|pn|št
    priešpiet|popiet
    y-MM-dd
    y 'm'. LLLL
    MM-dd, EEE
    HH:mm
    2

    is
    janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember
    jan.|feb.|mar.|apr.|maí|jún.|júl.|ágú.|sep.|okt.|nóv.|des.
    sun.|mán.|þri.|mið.|fim.|fös.|lau.
    f.h.|e.h.
    d. MMM y
    MMMM y
    EEE, d. MMM
    HH:mm
    2

    gl
    xaneiro|febreiro|marzo|abril|maio|xuño|xullo|agosto|setembro|outubro|novembro|decembro
    xan.|feb.|mar.|abr.|maio|xuño|xul.|ago.|set.|out.|nov.|dec.
    dom.|luns|mar.|mér.|xov.|ven.|sáb.
    a.m.|p.m.
    d 'de' MMM 'de' y
    MMMM 'de' y
    EEE, d 'de' MMM
    HH:mm
    2

    eu
    urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|urria|azaroa|abendua
    urt.|ots.|mar.|api.|mai.|eka.|uzt.|abu.|ira.|urr.|aza.|abe.
    ig.|al.|ar.|az.|og.|or.|lr.
    AM|PM
    y MMM d('a')
    y('e')'ko' MMMM
    MMM d('a'), EEE
    HH:mm
    2

    sq
    janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor
    jan|shk|mar|pri|maj|qer|korr|gush|sht|tet|nën|dhj
    die|hën|mar|mër|enj|pre|sht
    e paradites|e pasdites
    d MMM y
    MMMM y
    EEE, d MMM
    h:mm\u{202F}a
    2

    af
    Januarie|Februarie|Maart|April|Mei|Junie|Julie|Augustus|September|Oktober|November|Desember
    Jan.|Feb.|Mrt.|Apr.|Mei|Jun.|Jul.|Aug.|Sep.|Okt.|Nov.|Des.
    So.|Ma.|Di.|Wo.|Do.|Vr.|Sa.
    vm.|nm.
    d MMM y
    MMMM y
    EEE d MMM
    HH:mm
    1

    sw
    Januari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba
    Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ago|Sep|Okt|Nov|Des
    Jumapili|Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi
    AM|PM
    d MMM y
    MMMM y
    EEE, d MMM
    HH:mm
    2

    fil
    Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre
    Ene|Peb|Mar|Abr|May|Hun|Hul|Ago|Set|Okt|Nob|Dis
    Lin|Lun|Mar|Miy|Huw|Biy|Sab
    AM|PM
    MMM d, y
    MMMM y
    EEE, MMM d
    h:mm\u{202F}a
    1

    """
}
