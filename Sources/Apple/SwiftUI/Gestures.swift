public import GalleyViews

/// These names are for code that writes out the type of a gesture with actions.
public typealias _ChangedGesture<Content: Gesture> = ChangedGesture<Content>
public typealias _EndedGesture<Content: Gesture> = EndedGesture<Content>
public typealias _MapGesture<Content: Gesture, Value> = MapGesture<Content, Value>
