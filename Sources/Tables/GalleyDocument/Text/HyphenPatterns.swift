#if os(Linux)
  import CHyphen
  import GalleyFiles
  import Glibc

  final class HyphenPatterns {
    private let dictionary: UnsafeMutablePointer<HyphenDict>
    private let isUTF8: Bool

    private static let folders = [CarriedFolder.path("hyphen"), "/usr/share/hyphen", "/usr/local/share/hyphen"]
      .compactMap { $0 }

    init?(language: String, files: FileReader) {
      guard let path = Self.path(of: language, files), let dictionary = hnj_hyphen_load(path) else { return nil }
      let encoding = withUnsafePointer(to: &dictionary.pointee.cset) {
        $0.withMemoryRebound(to: CChar.self, capacity: 20) { String(cString: $0) }
      }
      guard ["UTF-8", "ISO8859-1"].contains(encoding) else {
        hnj_hyphen_free(dictionary)
        return nil
      }
      self.dictionary = dictionary
      isUTF8 = encoding == "UTF-8"
    }

    deinit { hnj_hyphen_free(dictionary) }

    private static func path(of language: String, _ files: FileReader) -> String? {
      let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
      guard let base = parts.first?.lowercased() else { return nil }
      let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
      let wanted = [region.map { "hyph_\(base)_\($0).dic" }, "hyph_\(base).dic"].compactMap { $0 }
      for folder in folders {
        let names = files.list(folder)
        let other = names.filter { $0.hasPrefix("hyph_\(base)_") && $0.hasSuffix(".dic") }.sorted().first
        guard let name = wanted.first(where: names.contains) ?? other else { continue }
        let path = FilePath.join(folder, name)
        // Opens the file only to record that it is read: the library reads it by its path.
        _ = try? files.open(path)
        return path
      }
      return nil
    }

    func places(in word: String) -> [Int] {
      guard var bytes = encoded(word) else { return [] }
      let size = bytes.count
      bytes.append(0)
      var marks = [CChar](repeating: 0, count: size + 5)
      var rules: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var starts: UnsafeMutablePointer<CInt>?
      var cuts: UnsafeMutablePointer<CInt>?
      let failed = bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { letters in
          hnj_hyphen_hyphenate2(dictionary, letters.baseAddress, CInt(size), &marks, nil, &rules, &starts, &cuts)
        }
      }
      defer {
        if let rules { for index in 0..<size { free(rules[index]) } }
        free(rules)
        free(starts)
        free(cuts)
      }
      guard failed == 0 else { return [] }
      // Breaks that would change letters are not used, because the text must not change.
      return (0..<word.unicodeScalars.count).filter { marks[$0] & 1 == 1 && rules?[$0] == nil }
    }

    private func encoded(_ word: String) -> [UInt8]? {
      if isUTF8 { return Array(word.utf8) }
      let values = word.unicodeScalars.map(\.value)
      return values.allSatisfy { $0 < 0x100 } ? values.map { UInt8($0) } : nil
    }
  }
#endif
