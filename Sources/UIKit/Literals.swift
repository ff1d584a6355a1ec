/// What a colour that was chosen in Xcode is.
public typealias _ColorLiteralType = UIColor
/// What an image that was chosen in Xcode is.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
