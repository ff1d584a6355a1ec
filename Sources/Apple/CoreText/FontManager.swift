@_exported public import CoreGraphics
public import Foundation

// Fonts that an app brings along. Those in a package's folders are found without being told: what tells them is taken.

/// The bytes of a file.
open class CGDataProvider: @unchecked Sendable {
  public let data: Data
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
  public init?(data: Data) { self.data = data }
  public convenience init?(filename: String) { self.init(url: URL(filePath: filename)) }
}

/// A font of a file.
open class CGFont: @unchecked Sendable {
  private static func isFont(_ data: Data) -> Bool {
    [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)].contains([UInt8](data.prefix(4)))
  }

  public init?(_ provider: CGDataProvider) {
    guard Self.isFont(provider.data) else { return nil }
  }
}

/// Where a font is known.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

/// Makes a font known, and whether that worked.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { true }

/// Makes a font known no more.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { true }

/// Makes the fonts of a file known, and whether there are any.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { CGDataProvider(url: url).flatMap(CGFont.init) != nil }

/// Makes the fonts of a file known no more.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { true }

/// Makes the fonts of files known.
public func CTFontManagerRegisterFontURLs(
  _ urls: [URL], _ scope: CTFontManagerScope, _ enabled: Bool, _ handler: (([Any], Bool) -> Bool)?
) { _ = handler?([], true) }
