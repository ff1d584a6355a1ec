package import GalleyGeometry

extension Point: Packable {
  package func pack(to out: inout Packer) { out.put(x, y) }

  package init(from source: inout Unpacker) throws(PackingError) { self.init(x: try source.get(), y: try source.get()) }
}

extension Size: Packable {
  package func pack(to out: inout Packer) { out.put(width, height) }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(width: try source.get(), height: try source.get())
  }
}

extension Rect: Packable {
  package func pack(to out: inout Packer) {
    out.put(origin)
    out.put(size)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(origin: try source.get(), size: try source.get())
  }
}

extension AffineTransform: Packable {
  package func pack(to out: inout Packer) { out.put(a, b, c, d, tx, ty) }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(
      a: try source.get(), b: try source.get(), c: try source.get(), d: try source.get(), tx: try source.get(),
      ty: try source.get())
  }
}

extension ProjectionTransform: Packable {
  package func pack(to out: inout Packer) { out.put(m11, m12, m13, m21, m22, m23, m31, m32, m33) }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init()
    (m11, m12, m13) = (try source.get(), try source.get(), try source.get())
    (m21, m22, m23) = (try source.get(), try source.get(), try source.get())
    (m31, m32, m33) = (try source.get(), try source.get(), try source.get())
  }
}

extension Double: Packable {
  package func pack(to out: inout Packer) { out.put(self) }

  package init(from source: inout Unpacker) throws(PackingError) {
    let value: Double = try source.get()
    self = value
  }
}

extension Int: Packable {
  package func pack(to out: inout Packer) { out.put(self) }

  package init(from source: inout Unpacker) throws(PackingError) {
    let value: Int = try source.get()
    self = value
  }
}

extension String: Packable {
  package func pack(to out: inout Packer) { out.put(self) }

  package init(from source: inout Unpacker) throws(PackingError) {
    let value: String = try source.get()
    self = value
  }
}
