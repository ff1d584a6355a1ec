// The compiler imports this module into every file that imports both Testing and UIKit, because Swift Testing has
// extensions for Apple's UIKit. On Linux there are no such extensions.
