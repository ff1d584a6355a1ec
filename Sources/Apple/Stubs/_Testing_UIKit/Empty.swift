// The compiler imports this module wherever a file imports both Testing and UIKit, as Swift Testing has extensions for
// Apple's UIKit. For the module of that name on Linux there are none.
