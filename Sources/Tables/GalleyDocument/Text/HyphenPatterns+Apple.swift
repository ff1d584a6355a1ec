#if canImport(Darwin)
  import CoreFoundation
  import GalleyFiles

  final class HyphenPatterns {
    private let locale: CFLocale

    init?(language: String, files: FileReader) {
      guard let locale = CFLocaleCreate(nil, CFLocaleIdentifier(rawValue: language as CFString)),
        CFStringIsHyphenationAvailableForLocale(locale)
      else { return nil }
      self.locale = locale
    }

    func places(in word: String) -> [Int] {
      let text = word as CFString
      let all = CFRange(location: 0, length: CFStringGetLength(text))
      var places: [Int] = []
      var end = all.length
      while end > 0 {
        let place = CFStringGetHyphenationLocationBeforeIndex(text, end, all, 0, locale, nil)
        guard place != kCFNotFound, place > 0, place < end else { break }
        places.append(place - 1)
        end = place
      }
      // The indices count UTF-16 units. Letters outside the Basic Multilingual Plane have no patterns.
      return word.utf16.count == word.unicodeScalars.count ? places.reversed() : []
    }
  }
#endif
