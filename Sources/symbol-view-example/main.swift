import CGtk
import Foundation
import GtkSupport

// What a program does with symbols, each in a file of its own.
guard gtk_init_check() != 0 else {
  FileHandle.standardError.write(Data("symbol-view-example: there is no display to open a window on.\n".utf8))
  exit(1)
}
let application: OpaquePointer = gtk_application_new(
  "org.symbolstudio.SymbolViewExample", G_APPLICATION_NON_UNIQUE
).cast()
connect(application, "activate") {
  let window = ExampleWindow.make(for: application.cast())
  gtk_window_present(window.cast())
}
exit(g_application_run(application.cast(), CommandLine.argc, CommandLine.unsafeArgv))
