public import GalleyMotion

public protocol AnimatableModifier: ViewModifier, Animatable {}

/// A view whose animatable data belongs to a part of the view, for example to its modifier.
protocol AnimatableHost {
  var motionData: AnimatableVector? { get }
  func moved(to data: AnimatableVector) -> Self
}

extension ModifiedContent: AnimatableHost {
  var motionData: AnimatableVector? { ViewMotion.data(of: modifier) }

  func moved(to data: AnimatableVector) -> ModifiedContent {
    ModifiedContent(content: content, modifier: ViewMotion.moved(modifier, to: data))
  }
}

enum ViewMotion {
  static func data<Value>(of value: Value) -> AnimatableVector? {
    func data<Moving: Animatable>(_ value: Moving) -> AnimatableVector { AnimatableVector([value.animatableData]) }
    if KnownConformances.mayConform(Value.self, to: (any AnimatableHost).self), let host = value as? any AnimatableHost
    {
      return host.motionData
    }
    guard KnownConformances.mayConform(Value.self, to: (any Animatable).self) else { return nil }
    return (value as? any Animatable).map { data($0) }
  }

  static func moved<Value>(_ value: Value, to data: AnimatableVector) -> Value {
    func moved<Moving: Animatable>(_ value: Moving) -> Moving {
      var moved = value
      if let part = data.part(0, as: Moving.AnimatableData.self) { moved.animatableData = part }
      return moved
    }
    func host<Host: AnimatableHost>(_ value: Host) -> Host { value.moved(to: data) }
    if let known = value as? any AnimatableHost { return host(known) as? Value ?? value }
    return (value as? any Animatable).flatMap { moved($0) as? Value } ?? value
  }
}

protocol MovingBody: AnyObject {
  var motionEnd: Double? { get }
  func timePassed()
}
