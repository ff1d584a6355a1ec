// The compiler imports this module wherever a file imports both Testing and CoreGraphics, as Swift Testing has extensions for
// Apple's CoreGraphics. For the module of that name on Linux there are none.
