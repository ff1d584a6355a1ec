package enum FilePath {
  /// Returns the folder of a path, or "." for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
    return folderPrefix(folder) + path
  }

  package static func folderPrefix(_ folder: String) -> String {
    if folder == "." || folder.isEmpty { return "" }
    return folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Returns the path without "." and with ".." resolved. A leading ".." of a relative path is kept.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  package static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && normalized(path).split(separator: "/").first != ".." && !path.contains("\0")
  }

  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folderPrefix(folder))
  }
}
