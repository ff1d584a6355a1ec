import GalleyImage
import GalleySnapshot

enum ComparedKind: Hashable {
  case picture
  case still
  case animation
  case document
  case layout
  case largeFilePointer
  case other

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self =
        !AnimationDecoder.isAnimation(bytes) ? .picture : AnimationDecoder.isStill(bytes) ? .still : .animation
    } else if AnimationDecoder.isAnimation(bytes) {
      self = AnimationDecoder.isStill(bytes) ? .still : .animation
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .picture
    } else if bytes.starts(with: "%PDF-".utf8) {
      self = .document
    } else if bytes.starts(with: "version https://git-lfs".utf8) {
      self = .largeFilePointer
    } else if ComparedImage.isImage(bytes) {
      self = .picture
    } else if bytes.first == UInt8(ascii: "{"), Self.namesLayout(bytes) {
      self = .layout
    } else {
      self = .other
    }
  }

  var words: String {
    switch self {
    case .picture, .still: "an image"
    case .animation: "an animation"
    case .document: "a PDF"
    case .layout: "a layout"
    case .largeFilePointer: "a git-lfs pointer"
    case .other: "another kind of file"
    }
  }

  private static func namesLayout(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(200), as: UTF8.self).contains("\"\(LayoutDocument.format)")
  }
}
