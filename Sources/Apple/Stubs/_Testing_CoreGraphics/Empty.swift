// The compiler imports this module into every file that imports both Testing and CoreGraphics, because Swift Testing
// has extensions for Apple's CoreGraphics. On Linux there are no such extensions.
