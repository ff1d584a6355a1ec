import GalleyPicture

struct PageResources {
  private var fonts: [String: PDFObjects.Reference] = [:]
  private var states: [(key: String, name: String)] = []
  private var objects: [PDFObjects.Reference: String] = [:]
  private var shadings: [PDFObjects.Reference: String] = [:]

  mutating func use(_ font: String, _ reference: PDFObjects.Reference) { fonts[font] = reference }

  mutating func name(ofObject reference: PDFObjects.Reference) -> String {
    if let known = objects[reference] { return known }
    let name = "X\(objects.count)"
    objects[reference] = name
    return name
  }

  mutating func name(ofShading reference: PDFObjects.Reference) -> String {
    if let known = shadings[reference] { return known }
    let name = "S\(shadings.count)"
    shadings[reference] = name
    return name
  }

  mutating func name(ofState dictionary: String) -> String {
    if let known = states.first(where: { $0.key == dictionary }) { return known.name }
    let name = "G\(states.count)"
    states.append((dictionary, name))
    return name
  }

  func write(to out: ByteBuffer) {
    out.put("/Resources<<")
    put("/Font", fonts.map { ($0.key, $0.value) }, to: out)
    put("/XObject", objects.map { ($0.value, $0.key) }, to: out)
    put("/Shading", shadings.map { ($0.value, $0.key) }, to: out)
    if !states.isEmpty {
      out.put("/ExtGState<<")
      for state in states {
        out.putName(state.name)
        out.put(state.key)
      }
      out.put(">>")
    }
    out.put(">>")
  }

  private func put(_ kind: StaticString, _ entries: [(String, PDFObjects.Reference)], to out: ByteBuffer) {
    guard !entries.isEmpty else { return }
    out.put(kind)
    out.put("<<")
    for (name, reference) in entries.sorted(by: { $0.1 < $1.1 }) {
      out.putName(name)
      out.put(" ")
      out.put(reference)
    }
    out.put(">>")
  }
}
