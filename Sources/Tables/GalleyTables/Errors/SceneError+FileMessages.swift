import GalleyFiles
package import GalleyMessages

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SceneError.Kind.Files {
  package var words: Words {
    switch self {
    case .unreadableFile(let path, let problem, let nearest):
      Words(problem.sentence(path), help: nearest.map { "did you mean '\($0)'?" } ?? problem.help)
    case .fileOutside(let path, let folder):
      Words(
        "'\(path)' is outside the scene's folder '\(folder)'",
        help: "move the file into the scene's folder, or add --allow with the file's folder")
    case .unknownFileType(let path, let known):
      Words(
        "'\(path)' is not a data file that galley reads",
        help: "names of data files end in \(Words.alternatives(known))")
    case .notAFont(let path):
      Words("'\(path)' is not a font file", help: "use an OpenType or TrueType file")
    case .notAnImageFile(let path):
      Words(
        "there is no image file '\(path)'",
        help: "for a symbol, write 'Symbol: \(path)'; for an image, write the path of a PNG or JPEG file")
    case .invalidUTF8(let byte):
      Words("the byte \(Words.hex(byte)) is not UTF-8", help: "save the file as UTF-8")
    case .otherEncoding(let byte, let others):
      Words(
        "the byte \(Words.hex(byte)) is not UTF-8"
          + (others > 0 ? ", and \(Words.count(others, "more line")) \(others == 1 ? "has" : "have") such bytes" : ""),
        help:
          "save the file as UTF-8, or name its encoding: '--encoding latin-1', or 'encoding: latin-1' in a scene"
      )
    case .notText(let path, let offset, let isUTF16):
      Words(
        "'\(path)' is not text: the byte at \(Words.grouped(offset)) is NUL",
        help: isUTF16
          ? "it seems to be UTF-16; use '--encoding utf-16', or 'encoding: utf-16' in a scene"
          : "save it as UTF-8 text")
    }
  }
}

extension SceneError.Kind.YAML {
  package var words: Words {
    switch self {
    case .malformed(let remark): Words("this is not YAML: \(remark)", help: yamlHelp(remark))
    case .unquotedColor(let color):
      Words("the colour \(color) needs quotes, because # starts a comment", help: "write \"\(color)\"")
    case .emptyFile: Words("the file is empty", help: "a scene starts with 'scene: 1' and has a 'view:'")
    case .nestingTooDeep(let limit): Words("lists and mappings are nested more than \(limit) levels deep")
    case .tooManyNodes(let limit):
      Words(
        "this file has more than \(Words.grouped(limit)) values, including every use of an alias",
        help: "move rows into a data file, and repeated views into 'components'")
    case .tooManyAnchors(let limit):
      Words("there are more than \(limit) anchors (&name)", help: "use components or data instead of aliases")
    case .keyNotText: Words("a key must be plain text", help: "text with braces or brackets needs quotes")
    case .unsupportedTag(let tag): Words("the tag '\(tag)' has no meaning here", help: "remove the tag")
    case .duplicateKey(let key, let line):
      Words(
        "the key '\(key)' is given twice",
        help: "the first one is on line \(line); use 'modifiers:' to repeat a modifier")
    }
  }

  private func yamlHelp(_ remark: String) -> String? {
    if remark.contains("tab") || remark.contains("cannot start any token") {
      return "indent with spaces, and put text that starts with @ or ` or % in quotes"
    }
    if remark.contains("mapping values are not allowed") { return "text that contains ': ' needs quotes" }
    return remark.contains("did not find expected") ? "check for a missing quote or bracket, or wrong indentation" : nil
  }
}
