/// Only the types listed here have a file extension.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public let preferredFilenameExtension: String?

  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(identifier, nil)
  }

  init(_ identifier: String, _ filenameExtension: String?) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }

  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(identifier, nil) }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(identifier, nil) }
  public init?(filenameExtension: String) { self.init("dyn.\(filenameExtension)", filenameExtension) }

  public static let item = UTType("public.item", nil)
  public static let data = UTType("public.data", nil)
  public static let content = UTType("public.content", nil)
  public static let folder = UTType("public.folder", nil)
  public static let directory = UTType("public.directory", nil)
  public static let url = UTType("public.url", nil)
  public static let fileURL = UTType("public.file-url", nil)
  public static let text = UTType("public.text", nil)
  public static let plainText = UTType("public.plain-text", "txt")
  public static let utf8PlainText = UTType("public.utf8-plain-text", "txt")
  public static let json = UTType("public.json", "json")
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
  public static let propertyList = UTType("com.apple.property-list", "plist")
  public static let xml = UTType("public.xml", "xml")
  public static let html = UTType("public.html", "html")
  public static let pdf = UTType("com.adobe.pdf", "pdf")
  public static let zip = UTType("public.zip-archive", "zip")
  public static let image = UTType("public.image", nil)
  public static let png = UTType("public.png", "png")
  public static let jpeg = UTType("public.jpeg", "jpeg")
  public static let gif = UTType("com.compuserve.gif", "gif")
  public static let movie = UTType("public.movie", nil)
  public static let video = UTType("public.video", nil)
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4")
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov")
  public static let audio = UTType("public.audio", nil)
  public static let aiff = UTType("public.aiff-audio", "aiff")
  public static let wav = UTType("com.microsoft.waveform-audio", "wav")
  public static let mp3 = UTType("public.mp3", "mp3")
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", "mp4")
  public static let avi = UTType("public.avi", "avi")
}

public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  public var tags: [UTTagClass: [String]] { preferredFilenameExtension.map { [.filenameExtension: [$0]] } ?? [:] }
}
