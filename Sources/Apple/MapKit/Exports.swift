// `import MapKit` on Linux: the parts that views use, together with CoreLocation, as on Apple's systems.
@_exported public import CoreLocation
