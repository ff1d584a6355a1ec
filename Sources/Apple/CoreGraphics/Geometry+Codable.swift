public import GalleyGeometry

// Uses Apple's encoding: numbers in an unkeyed container.

extension Point: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(x: try list.decode(Double.self), y: try list.decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y] { try list.encode(number) }
  }
}

extension Size: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(width: try list.decode(Double.self), height: try list.decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [width, height] { try list.encode(number) }
  }
}

extension Rect: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(origin: try list.decode(Point.self), size: try list.decode(Size.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(origin)
    try list.encode(size)
  }
}

extension GalleyGeometry.AffineTransform: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let numbers = try (0..<6).map { _ in try list.decode(Double.self) }
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try list.encode(number) }
  }
}

extension CGVector: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(dx: try list.decode(Double.self), dy: try list.decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [dx, dy] { try list.encode(number) }
  }
}
