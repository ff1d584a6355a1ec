// `import MapKit` on Linux: maps as far as views name them, with CoreLocation, as on Apple's systems.
@_exported public import CoreLocation
