import SwiftUI

extension EnvironmentValues {
  @Entry var answerTint: Color = .secondary
}

struct Question: Identifiable {
  let id = UUID()
  let title: String
  let answer: String

  static let samples = [
    Question(
      title: "How do I change my password?", answer: "Open the settings, choose Account and then Password."),
    Question(
      title: "Can I use it offline?", answer: "Yes. What you write is sent as soon as there is a connection."),
    Question(title: "Where are my drafts?", answer: "In the folder Drafts, for thirty days."),
    Question(title: "How is it paid for?", answer: "Once a year, and it ends by itself."),
  ]
}

struct AnswerModifier: ViewModifier {
  @Environment(\.answerTint) private var tint
  func body(content: Content) -> some View {
    content
      .font(.callout)
      .foregroundStyle(tint)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding([.horizontal, .bottom])
  }
}

struct QuestionRow: View {
  let question: Question
  @Binding var openID: Question.ID?

  private var isOpen: Bool { openID == question.id }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.3)) { openID = isOpen ? nil : question.id }
      } label: {
        HStack {
          Text(question.title).font(.headline).multilineTextAlignment(.leading)
          Spacer()
          Image(systemName: "chevron.down")
            .rotationEffect(.degrees(isOpen ? 180 : 0))
        }
        .padding()
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if isOpen {
        Text(question.answer)
          .modifier(AnswerModifier())
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 14))
    .clipped()
  }
}

struct HelpQuestions: View {
  @State private var openID: Question.ID?
  @AppStorage("help.hint") private var showsHint = true

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        if showsHint {
          HStack {
            Text("Tap a question to see its answer.").font(.footnote)
            Spacer()
            Button("Hide") { withAnimation { showsHint = false } }
          }
          .padding(.horizontal)
          .transition(.push(from: .top))
        }
        ForEach(Question.samples) { QuestionRow(question: $0, openID: $openID) }
      }
      .padding()
    }
    .environment(\.answerTint, .blue)
  }
}

#Preview("help-questions") {
  struct Framed: View {
    @State private var isShown = true
    var body: some View {
      VStack { if isShown { HelpQuestions() } }
    }
  }
  return Framed()
}
