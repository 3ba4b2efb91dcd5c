import SwiftUI

struct Todo: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
}

final class TodoStore: ObservableObject {
  @Published var todos = ["Water the plants", "Call Grace", "Buy oat milk"].map { Todo(title: $0) }

  func add(_ title: String) { todos.append(Todo(title: title)) }
}

struct TodoRow: View {
  @Binding var todo: Todo

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundColor(todo.isDone ? .green : .secondary)
        .onTapGesture { withAnimation { todo.isDone.toggle() } }
      Text(todo.title).strikethrough(todo.isDone)
      Spacer()
    }
  }
}

struct TodoListView: View {
  @StateObject private var store = TodoStore()
  @State private var newTitle = ""
  @State private var isAdding = false
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationView {
      List {
        ForEach($store.todos) { $todo in
          TodoRow(todo: $todo)
            .swipeActions(edge: .leading) {
              Button {
                todo.isDone.toggle()
              } label: {
                Label("Done", systemImage: "checkmark")
              }
              .tint(.green)
            }
        }
        .onDelete { store.todos.remove(atOffsets: $0) }
        .onMove { store.todos.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      .navigationTitle("To-dos")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { isAdding = true }) { Image(systemName: "plus") }
        }
      }
      .sheet(isPresented: $isAdding) {
        VStack(spacing: 16) {
          TextField("What is to do?", text: $newTitle)
            .textFieldStyle(.roundedBorder)
            .focused($isFocused)
            .onSubmit(add)
          Button("Add", action: add)
            .buttonStyle(.borderedProminent)
            .disabled(newTitle.isEmpty)
        }
        .padding()
        .presentationDetents([.medium])
        .onAppear { isFocused = true }
      }
    }
  }

  private func add() {
    store.add(newTitle)
    newTitle = ""
    isAdding = false
  }
}

struct TodoListView_Previews: PreviewProvider {
  static var previews: some View {
    TodoListView()
  }
}
