public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The data at `url`; for code that names the function, which has one more argument on Linux.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// The data that `request` asks for; for code that names the function, which has one more argument on Linux.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}
