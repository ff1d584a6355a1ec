extension CivilWords {
  /// What is otherwise in some scripts and regions: a language with them, then what differs.
  static let regions = """
    af NA
    time=h:mm\u{202F}a

    ar DZ TN
    months=جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
    short=جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر

    ar IL
    time=H:mm

    ar IQ
    months=كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    short=كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين\u{A0}الأول|تشرين الثاني|كانون الأول

    ar JO LB
    months=كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    short=كانون ٢|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين ١|تشرين ٢|كانون ١

    ar KM
    time=HH:mm

    ar MA
    months=يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر
    short=يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر
    time=HH:mm

    ar MR
    months=يناير|فبراير|مارس|إبريل|مايو|يونيو|يوليو|أغشت|شتمبر|أكتوبر|نوفمبر|دجمبر
    short=يناير|فبراير|مارس|إبريل|مايو|يونيو|يوليو|أغشت|شتمبر|أكتوبر|نوفمبر|دجمبر

    ar PS SY
    months=كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
    short=كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول

    ar SA
    month=MMMM، y

    bn IN
    short=জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ্টেঃ|অক্টোঃ|নভেঃ|ডিসেঃ

    de AT IT
    months=Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    short=Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.

    en 001 AE AG AL AR BB BM BN BS CL CO CY DM ER FJ FM GD GH GM GY HK IN JM KI KN KY LC LR LS MO MW MY NA NZ PG
    day=d MMM y
    drum=EEE, d MMM

    en PK PW SA SB SD SG SL SS SZ TC TO TT VC VG VU WS ZM
    day=d MMM y
    drum=EEE, d MMM

    en 150 AI BE BR CC CH CK CM CV CX DG FK GG GI IM IO JE KE LT LV MG MM MS MU MV NF NG NL NO NR NU PL PN PT RU
    day=d MMM y
    drum=EEE, d MMM
    time=HH:mm

    en RW SC SE SH SI SK SX TH TK TV TZ UA UG
    day=d MMM y
    drum=EEE, d MMM
    time=HH:mm

    en AT DE
    day=d. MMM y
    drum=EEE d. MMM
    time=HH:mm

    en AU
    halves=am|pm
    day=d MMM y
    drum=EEE, d MMM

    en BD
    day=d MMM, y
    drum=EEE, d MMM

    en BG IL
    day=d MMM y
    drum=EEE, d MMM
    time=H:mm

    en BI CN TR
    time=HH:mm

    en BW BZ ZA
    day=dd MMM y
    drum=EEE, dd MMM
    time=HH:mm

    en CZ
    day=d. M. y
    drum=EEE d. M.
    time=H:mm

    en DK ID
    day=d MMM y
    drum=EEE, d MMM
    time=HH.mm

    en EE
    day=d. MMM y
    drum=EEE, d. MMM
    time=HH:mm

    en FI
    day=d. MMM y
    month=LLLL y
    drum=EEE d. MMM
    time=H.mm

    en FR
    day=d MMM y
    drum=EEE d MMM
    time=HH:mm

    en GB
    halves=am|pm
    day=d MMM y
    drum=EEE d MMM
    time=HH:mm

    en GR
    day=d MMM y
    month=LLLL y
    drum=EEE, d MMM

    en HU
    day=y. MMM d.
    month=y. MMMM
    drum=MMM d., EEE
    time=H:mm

    en IE
    halves=a.m.|p.m.
    day=d MMM y
    drum=EEE, d MMM
    time=HH:mm

    en JP
    time=H:mm

    en MT
    day=dd MMM y
    drum=EEE, d MMM
    time=HH:mm

    en MX
    halves=a.m.|p.m.
    day=d MMM y
    drum=EEE d MMM

    en ZW
    day=dd MMM, y
    drum=EEE, dd MMM
    time=HH:mm

    es 419 AG BB BM BS CA CU DM GD GY KN KY LC TC TT VC VG VI
    halves=a.m.|p.m.
    time=h:mm\u{202F}a

    es AR
    halves=a.\u{A0}m.|p.\u{A0}m.
    day=d 'de' MMM 'de' y
    time=h:mm\u{202F}a

    es BO CR EC GT HN NI PA PR SV
    halves=a.\u{A0}m.|p.\u{A0}m.
    time=h:mm\u{202F}a

    es BQ BR BZ CW HT
    halves=a.m.|p.m.
    time=HH:mm

    es CL
    short=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sep.|oct.|nov.|dic.
    halves=a.m.|p.m.
    time=h:mm\u{202F}a

    es CO
    short=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sep.|oct.|nov.|dic.
    halves=a.m.|p.m.
    day=d 'de' MMM 'de' y
    drum=EEE, d 'de' MMM
    time=h:mm\u{202F}a

    es DO
    halves=a.\u{A0}m.|p.\u{A0}m.
    day=d MMM 'de' y
    time=h:mm\u{202F}a

    es MX
    short=ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
    halves=a.m.|p.m.
    drum=EEE d 'de' MMM
    time=h:mm\u{202F}a

    es PE UY
    months=Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre
    short=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
    halves=a.\u{A0}m.|p.\u{A0}m.
    time=h:mm\u{202F}a

    es PH
    time=h:mm\u{202F}a

    es PY VE
    short=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    halves=a.\u{A0}m.|p.\u{A0}m.
    time=h:mm\u{202F}a

    es US
    halves=a.m.|p.m.
    day=MMM d, y
    drum=EEE, MMM d
    time=h:mm\u{202F}a

    fa AF
    months=جنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر
    short=جنو|فبروری|مارچ|اپریل|می|جون|جول|اگست|سپتمبر|اکتوبر|نومبر|دسم

    fr CA
    short=janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
    halves=a.m.|p.m.

    fr CM
    halves=matin|soir

    fr DJ DZ MR SY TD TN VU
    time=h:mm\u{202F}a

    fr MA
    short=jan.|fév.|mar.|avr.|mai|jui.|juil.|août|sept.|oct.|nov.|déc.
    halves=a.m.|p.m.

    ko CN
    time=HH:mm

    ms ID
    time=HH.mm

    pt AO CH CV FR GQ GW LU MZ PT ST TL
    day=d/MM/y
    drum=EEE, d/MM

    pt MO
    day=d/MM/y
    drum=EEE, d/MM
    time=h:mm\u{202F}a

    ro MD
    weekdays=Dum|Lun|Mar|Mie|Joi|Vin|Sâm

    sq MK XK
    time=HH:mm

    ta LK
    time=HH:mm

    tr CY
    time=h:mm\u{202F}a

    zh Hans-HK Hans-MO Hans-MY Hans-SG
    time=ah:mm

    zh Hans-JP
    time=H:mm

    zh Hant Hant-HK Hant-MO Hant-MY Hant-TW
    months=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    weekdays=週日|週一|週二|週三|週四|週五|週六
    time=ah:mm

    zh Hant-CN
    months=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    weekdays=週日|週一|週二|週三|週四|週五|週六

    zh Hant-JP
    months=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    weekdays=週日|週一|週二|週三|週四|週五|週六
    time=H:mm

    """
}
