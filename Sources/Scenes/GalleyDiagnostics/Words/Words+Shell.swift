extension Words {
  /// Text as a shell takes it for one word.
  static func shellWord(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "/._-+=:@%,".contains(character))
      }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// A path as a shell takes it for one word, and a command for no option.
  static func shellPath(_ path: String) -> String { shellWord(path.hasPrefix("-") ? "./" + path : path) }
}
