package import GalleyPicture
import GalleyTables

extension SceneReport.Figure: Packable {
  package func pack(to out: inout Packer) {
    out.put(picture)
    [title, caption, alternative].forEach { out.put($0) }
    out.put(anchor)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(
      try source.get(), title: try source.get(), caption: try source.get(), alternative: .some(try source.get()),
      anchor: try source.get())
  }
}

extension SceneReport.Plate: Packable {
  package func pack(to out: inout Packer) {
    out.put(anchor)
    out.put(title)
    out.put(captions)
    out.put(frame)
    out.put(blueprint)
    out.put(links)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(
      anchor: try source.get(), title: try source.get(), captions: try source.get(), frame: try source.get(),
      blueprint: try source.get(), links: try source.get())
  }
}

extension SceneReport.Table: Packable {
  package func pack(to out: inout Packer) {
    out.put(title)
    out.put(columns)
    out.put(rows.count)
    for row in rows { out.put(row) }
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(title: try source.get(), columns: try source.get(), rows: [])
    let count: Int = try source.get()
    for _ in 0..<max(count, 0) { rows.append(try source.get()) }
  }
}

extension SceneReport.Table.Column: Packable {
  package func pack(to out: inout Packer) {
    out.put(title)
    out.put(isNumber)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(try source.get(), isNumber: try source.get())
  }
}

extension SceneReport.Table.Cell: Packable {
  package func pack(to out: inout Packer) {
    out.put(text)
    out.put(number)
    out.put(target)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(try source.get(), number: try source.get(), target: try source.get())
  }
}

extension SceneReport.Finding: Packable {
  package func pack(to out: inout Packer) {
    out.put(anchor)
    out.put(number)
    [kind, sentence, detail].forEach { out.put($0) }
    out.put(picture)
    out.put(links)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(
      anchor: try source.get(), number: try source.get(), kind: try source.get(), sentence: try source.get(),
      detail: try source.get(), picture: try source.get(), links: try source.get())
  }
}

extension SceneReport.AnimationBlock: Packable {
  package func pack(to out: inout Packer) {
    out.put(anchor)
    out.put(frames)
    out.put(chosen)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(anchor: try source.get(), frames: try source.get(), chosen: try source.get())
    // Checks the indices, because they are later used without further checks.
    guard chosen.allSatisfy(frames.indices.contains) else { throw PackingError() }
  }
}

extension SceneReport.AnimationBlock.Frame: Packable {
  package func pack(to out: inout Packer) {
    out.put(picture)
    out.put(time)
    out.put(caption)
    out.put(mark)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(try source.get(), time: try source.get(), caption: try source.get(), mark: try source.get())
  }
}
