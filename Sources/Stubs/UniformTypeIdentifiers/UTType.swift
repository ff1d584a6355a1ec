/// A kind of file or data, by its uniform type identifier.
public struct UTType: Hashable, Sendable {
  /// The identifier: "public.png".
  public let identifier: String
  /// The extension of its files' names; nil where it has none of its own.
  public let preferredFilenameExtension: String?

  /// The kind called `identifier`.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(identifier, nil)
  }

  init(_ identifier: String, _ filenameExtension: String?) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }

  /// The kind of an app's own files.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(identifier, nil) }
  /// The kind of another app's files.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(identifier, nil) }
  /// The kind of the files whose names end with `filenameExtension`.
  public init?(filenameExtension: String) { self.init("dyn.\(filenameExtension)", filenameExtension) }

  /// Any file.
  public static let item = UTType("public.item", nil)
  /// Any data.
  public static let data = UTType("public.data", nil)
  /// Any content.
  public static let content = UTType("public.content", nil)
  /// A folder.
  public static let folder = UTType("public.folder", nil)
  /// A folder, or a package.
  public static let directory = UTType("public.directory", nil)
  /// An address.
  public static let url = UTType("public.url", nil)
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", nil)
  /// Text.
  public static let text = UTType("public.text", nil)
  /// Text without styles.
  public static let plainText = UTType("public.plain-text", "txt")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", "txt")
  /// JSON.
  public static let json = UTType("public.json", "json")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list", "plist")
  /// XML.
  public static let xml = UTType("public.xml", "xml")
  /// A web page.
  public static let html = UTType("public.html", "html")
  /// A PDF.
  public static let pdf = UTType("com.adobe.pdf", "pdf")
  /// A zip archive.
  public static let zip = UTType("public.zip-archive", "zip")
  /// Any image.
  public static let image = UTType("public.image", nil)
  /// A PNG.
  public static let png = UTType("public.png", "png")
  /// A JPEG.
  public static let jpeg = UTType("public.jpeg", "jpeg")
  /// A GIF.
  public static let gif = UTType("com.compuserve.gif", "gif")
  /// Any film.
  public static let movie = UTType("public.movie", nil)
  /// Any film without sound.
  public static let video = UTType("public.video", nil)
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov")
  /// Any sound.
  public static let audio = UTType("public.audio", nil)
  /// A sound of Apple's.
  public static let aiff = UTType("public.aiff-audio", "aiff")
  /// A sound of Microsoft's.
  public static let wav = UTType("com.microsoft.waveform-audio", "wav")
  /// A sound of the Moving Picture Experts Group, of its first standard.
  public static let mp3 = UTType("public.mp3", "mp3")
  /// A sound of the Moving Picture Experts Group, of its fourth standard.
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", "mp4")
  /// A film of Microsoft's.
  public static let avi = UTType("public.avi", "avi")
}

/// A way in which kinds of files are told.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// The way called `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the end of a file's name.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// By a kind of the Internet's.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// How the kind is told: by the end of a file's name, where one is known.
  public var tags: [UTTagClass: [String]] { preferredFilenameExtension.map { [.filenameExtension: [$0]] } ?? [:] }
}
