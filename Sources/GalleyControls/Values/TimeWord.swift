/// What the system calls the time of day beside a control for it.
package enum TimeWord {
  /// The word in the language of `locale`, such as `de` or `en-GB`; English for unknown ones.
  package static func word(in locale: String) -> String {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let isTraditional = parts.first == "zh" && !Set(parts).isDisjoint(with: ["hant", "tw", "hk", "mo"])
    return isTraditional ? "時間" : words[parts.first ?? "en"] ?? "Time"
  }

  private static let words = [
    "af": "Tyd", "ar": "الوقت", "bg": "Час", "bn": "সময়", "ca": "Hora", "cs": "Čas", "da": "Tid", "de": "Uhrzeit",
    "el": "Ώρα", "es": "Hora", "et": "Aeg", "eu": "Ordua", "fa": "زمان", "fi": "Aika", "fil": "Oras", "fr": "Heure",
    "gl": "Hora", "he": "שעה", "hi": "समय", "hr": "Vrijeme", "hu": "Idő", "id": "Waktu", "is": "Tími", "it": "Ora",
    "ja": "時刻", "kk": "Уақыт", "ko": "시간", "lt": "Laikas", "lv": "Laiks", "mk": "Време", "mr": "वेळ", "ms": "Masa",
    "nb": "Tid", "nl": "Tijd", "nn": "Tid", "no": "Tid", "pl": "Godzina", "pt": "Hora", "ro": "Ora", "ru": "Время",
    "sk": "Čas", "sl": "Čas", "sq": "Ora", "sr": "Време", "sv": "Tid", "sw": "Saa", "ta": "நேரம்", "te": "సమయం",
    "th": "เวลา", "tr": "Saat", "uk": "Час", "ur": "وقت", "vi": "Giờ", "zh": "时间",
  ]
}
