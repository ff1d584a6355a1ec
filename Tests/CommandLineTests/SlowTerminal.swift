import Foundation

extension CommandRun {
  /// Returns the output of the program on a terminal. The program is repeatedly suspended, so that it runs long enough
  /// on any machine.
  static func onSlowTerminal(_ arguments: String...) throws -> String {
    try SystemTool("python3").output(of: ["-c", slowTerminal, executable().path] + arguments)
  }

  private static let slowTerminal = """
    import os, pty, select, signal, sys, time
    child, terminal = pty.fork()
    if child == 0: os.execv(sys.argv[1], sys.argv[1:])
    def show():
        try: text = os.read(terminal, 65536) if select.select([terminal], [], [], 0)[0] else b""
        except OSError: text = b""
        sys.stdout.buffer.write(text)
        return text
    stops = 30
    while os.waitpid(child, os.WNOHANG)[0] == 0:
        if stops > 0:
            os.kill(child, signal.SIGSTOP)
            time.sleep(0.11)
            os.kill(child, signal.SIGCONT)
            stops -= 1
        time.sleep(0.005)
        show()
    while show(): pass
    """
}
