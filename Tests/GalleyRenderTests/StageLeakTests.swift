import Galley
import Testing

/// Each form gives a token to everything that views retain: closures of rows, states, tasks and actions.
@Suite("Memory leaks in stages")
struct StageLeakTests {
  private final class Token {
    let name = "token"
  }

  private struct Rows: View {
    let token: Token
    var body: some View {
      ForEach(0..<30) { Text("\($0)").frame(height: 20).id("\(token.name) \($0)") }
    }
  }

  private struct Acting: View {
    let token: Token
    @State private var kept: Token?
    @Environment(\.stageClock) private var clock

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<30) { row in
            GeometryReader { _ in Text("\(row)").onTapGesture { kept = token } }.frame(height: 20).id("row \(row)")
          }
        }
      }
      .onAppear { kept = token }
      .onChange(of: kept?.name) { kept = token }
      .task {
        try? await clock.sleep(for: .seconds(100))
        kept = token
      }
    }
  }

  private struct Scrolled: View {
    let token: Token
    @State private var position = ScrollPosition(idType: String.self)

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { Rows(token: token) } }
          .scrollPosition($position)
          .onAppear {
            position.scrollTo(id: "\(token.name) 20")
            proxy.scrollTo("\(token.name) 9")
          }
      }
    }
  }

  private struct Presenting: View {
    let token: Token
    @State private var isOn = true

    var body: some View {
      List { Section("\(token.name)") { Rows(token: token) } }
        .sheet(isPresented: $isOn) { ScrollView { LazyVStack { Rows(token: token) } } }
        .overlay { GeometryReader { _ in Text(token.name) } }
    }
  }

  private static let forms: [String: @Sendable (Token) -> AnyView] = [
    "rows in a stack": { token in AnyView(ScrollView { LazyVStack { Rows(token: token) } }) },
    "rows in a list": { token in AnyView(List { Rows(token: token) }) },
    "cells": { token in AnyView(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { Rows(token: token) } }) },
    "a scroller in a scroller": { token in
      AnyView(ScrollView { LazyVStack { ScrollView(.horizontal) { LazyHStack { Rows(token: token) } } } })
    },
    "scrollers that share their offset": { token in
      AnyView(
        ScrollView {
          LazyVStack {
            ForEach(0..<9) { _ in ScrollView(.horizontal) { LazyHStack { Rows(token: token) } }.scrollSync("row") }
          }
        })
    },
    "rows of shared widths": { token in
      AnyView(ScrollView { LazyVStack { ForEach(0..<30) { Text("\(token.name) \($0)").syncWidth("name") } } })
    },
    "actions, states and a task that waits": { AnyView(Acting(token: $0)) },
    "a scroller that was asked to scroll": { AnyView(Scrolled(token: $0)) },
    "a list under a sheet": { AnyView(Presenting(token: $0)) },
  ]

  @Test("When a stage is released, everything that its views retain is released too", arguments: forms.keys.sorted())
  func nothingIsLeft(form: String) async throws {
    let make = try #require(StageLeakTests.forms[form])
    weak var left: Token?
    do {
      let token = Token()
      left = token
      let stage = Stage(size: Size(width: 100, height: 100), scale: 1) { make(token) }
      stage.advance(by: 1)
      _ = stage.layout
      _ = try stage.picture()
    }
    // A waiting task is resumed when the stage ends, and may finish on its own thread.
    for _ in 0..<1000 where left != nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(left == nil)
  }
}
