import GalleyData

extension ImportReader {
  func checkOptions(_ nature: FileNature) throws(SceneError.Kind) {
    let kind = kind(nature)
    let isText = kind != .xlsx && kind != .sqlite
    let given = [
      ("pointer", options.pointer != nil, kind == .json, "JSON files"),
      ("sheet", options.sheet != nil, kind == .xlsx, "workbooks"),
      ("encoding", options.encoding != nil, isText, "text files"),
      ("delimiter", options.delimiter != nil, isText && ![.json, .jsonl, .stanzas].contains(kind), "delimited text"),
      ("header", options.header != .found, ![.sqlite, .jsonl, .stanzas].contains(kind), "files whose lines are rows"),
    ]
    for (name, isGiven, fits, files) in given where isGiven && !fits {
      throw .table(.fault(.unusedOption(name, files: files)))
    }
  }

  private func kind(_ nature: FileNature) -> ImportFormat? {
    if nature == .archive && options.format == nil || options.format == .xlsx { return .xlsx }
    if nature == .database || options.format == .sqlite { return .sqlite }
    return options.format ?? Self.format(nature, source.name)
  }
}
