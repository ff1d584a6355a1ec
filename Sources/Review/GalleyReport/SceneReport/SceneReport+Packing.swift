package import GalleyPicture

extension SceneReport.Chapter: Packable {
  package func pack(to out: inout Packer) {
    [anchor, title, file].forEach { out.put($0) }
    out.put(lead)
    out.put(facts)
    out.put(cover)
    out.put(sections)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(
      anchor: try source.get(), title: try source.get(), file: try source.get(), lead: try source.get(),
      facts: try source.get(), cover: try source.get(), sections: try source.get())
  }
}

extension Review.Fact: Packable {
  package func pack(to out: inout Packer) {
    out.put(name)
    out.put(value)
  }

  package init(from source: inout Unpacker) throws(PackingError) { self.init(try source.get(), try source.get()) }
}

extension SceneReport.Section: Packable {
  package func pack(to out: inout Packer) {
    out.put(anchor)
    out.put(title)
    out.put(note)
    out.put(blocks)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(
      anchor: try source.get(), title: try source.get(), note: try source.get(), blocks: try source.get())
  }
}

extension SceneReport.Block: Packable {
  package func pack(to out: inout Packer) {
    switch self {
    case .heading(let text): out.put(case: 0, text)
    case .sentences(let sentences): out.put(case: 1, sentences)
    case .table(let table): out.put(case: 2, table)
    case .plate(let plate): out.put(case: 3, plate)
    case .drawing(let figure): out.put(case: 4, figure)
    case .sheet(let text, let figures):
      out.put(case: 5, text)
      out.put(figures)
    case .findings(let findings): out.put(case: 6, findings)
    case .animation(let animation): out.put(case: 7, animation)
    }
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    switch try source.getCase() {
    case 0: self = .heading(try source.get())
    case 1: self = .sentences(try source.get())
    case 2: self = .table(try source.get())
    case 3: self = .plate(try source.get())
    case 4: self = .drawing(try source.get())
    case 5: self = .sheet(try source.get(), try source.get())
    case 6: self = .findings(try source.get())
    case 7: self = .animation(try source.get())
    default: throw PackingError()
    }
  }
}

extension Packer {
  fileprivate mutating func put(case number: UInt8, _ value: some Packable) {
    put(case: number)
    put(value)
  }

  fileprivate mutating func put(case number: UInt8, _ values: [some Packable]) {
    put(case: number)
    put(values)
  }
}

extension SceneReport.Link: Packable {
  package func pack(to out: inout Packer) {
    out.put(text)
    out.put(target)
  }

  package init(from source: inout Unpacker) throws(PackingError) { self.init(try source.get(), to: try source.get()) }
}
