extension Words {
  package static func shellWord(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "/._-+=:@%,".contains(character))
      }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  package static func shellPath(_ path: String) -> String { shellWord(path.hasPrefix("-") ? "./" + path : path) }
}
