/// Identifies rows. Unlike a memory address, a token stays unique if other rows later occupy the same memory.
final class RowsToken {}
