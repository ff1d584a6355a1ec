public import OpenCombine

extension Publishers {
  /// The last values of two publishers, each time one tells a value and both have told one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The last value of each.
    public typealias Output = (A.Output, B.Output)
    /// How the publishers fail.
    public typealias Failure = A.Failure

    /// One publisher.
    public let a: A
    /// The other.
    public let b: B

    /// The last values of `a` and `b`.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      typealias Last = (a: A.Output?, b: B.Output?)
      let changes = Merge(
        a.map { value in { (last: Last) -> Last in (value, last.b) } },
        b.map { value in { (last: Last) -> Last in (last.a, value) } })
      changes.scan(Last(nil, nil)) { last, change in change(last) }
        .compactMap { last in last.a.flatMap { a in last.b.map { (a, $0) } } }
        .receive(subscriber: subscriber)
    }
  }

  /// The last values of three publishers, each time one tells a value and all have told one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The last value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How the publishers fail.
    public typealias Failure = A.Failure

    /// Publisher A of three.
    public let a: A
    /// Publisher B of three.
    public let b: B
    /// Publisher C of three.
    public let c: C

    /// The last values of the publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// The last values of four publishers, each time one tells a value and all have told one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The last value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How the publishers fail.
    public typealias Failure = A.Failure

    /// Publisher A of four.
    public let a: A
    /// Publisher B of four.
    public let b: B
    /// Publisher C of four.
    public let c: C
    /// Publisher D of four.
    public let d: D

    /// The last values of the publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(
        subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The last values of this publisher and of another.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// What `transform` makes of the last values of this publisher and of another.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result> where Other.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// The last values of this publisher and of two others.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C> {
    Publishers.CombineLatest3(self, b, c)
  }

  /// The last values of this publisher and of three others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D> { Publishers.CombineLatest4(self, b, c, d) }
}
