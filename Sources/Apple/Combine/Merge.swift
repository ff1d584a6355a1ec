public import OpenCombine

// OpenCombine has neither `merge` nor `combineLatest`. Both are made here of operators that it has, which keep the rules
// of demand and of completion.

extension Publishers {
  /// The values of several publishers of one kind, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What the publishers tell.
    public typealias Output = Upstream.Output
    /// How the publishers fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// The values of `upstream`.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// The values of the publishers of a sequence.
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    /// What the publishers tell.
    public typealias Output = A.Output
    /// How the publishers fail.
    public typealias Failure = A.Failure

    /// One publisher.
    public let a: A
    /// The other.
    public let b: B

    /// The values of `a` and `b`.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The values of this publisher and of another, as they come.
  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other> {
    Publishers.Merge(self, other)
  }
}
