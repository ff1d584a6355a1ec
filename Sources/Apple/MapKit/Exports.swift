// For `import MapKit` on Linux: exports the parts of MapKit that views use, and CoreLocation, as on Apple's systems.
@_exported public import CoreLocation
