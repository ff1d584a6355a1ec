@_exported public import CoreGraphics
public import Foundation

// Font registration, which has no effect because Galley finds the fonts in a package's folders by itself.

public final class CGDataProvider: Sendable {
  public let data: Data
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
  public init?(data: Data) { self.data = data }
  public convenience init?(filename: String) { self.init(url: URL(filePath: filename)) }
}

public final class CGFont: Sendable {
  private static func isFont(_ data: Data) -> Bool {
    [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)].contains([UInt8](data.prefix(4)))
  }

  public init?(_ provider: CGDataProvider) {
    guard Self.isFont(provider.data) else { return nil }
  }
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { true }
