import GalleyXML

package indirect enum PropertyList: Sendable {
  case text(String)
  case dictionary([String: PropertyList])

  package static func value(of bytes: [UInt8]) -> PropertyList? {
    let scan = XMLScan()
    var open: [(values: [String: PropertyList], key: String?)] = []
    var letters: [UInt8] = []
    var result: PropertyList?
    func add(_ value: PropertyList) {
      guard let last = open.indices.last, let key = open[last].key else {
        result = result ?? value
        return
      }
      open[last].values[key] = value
      open[last].key = nil
    }
    scan.text = { letters.append(contentsOf: $0) }
    scan.start = { name, _ in
      letters.removeAll()
      if name == "dict" { open.append(([:], nil)) }
    }
    scan.end = { name in
      let text = String(decoding: letters, as: UTF8.self)
      switch name {
      case "key": if !open.isEmpty { open[open.count - 1].key = text }
      case "string": add(.text(text))
      case "dict": if let closed = open.popLast() { add(.dictionary(closed.values)) }
      default: break
      }
    }
    return (try? scan.read(bytes, part: "plist")) == nil ? nil : result
  }
}
