import SwiftUI

struct LoginForm: View {
  enum Field: Hashable { case email, password }

  @State private var email = ""
  @State private var password = ""
  @State private var remembers = true
  @State private var isLoading = false
  @State private var showsError = false
  @FocusState private var field: Field?

  private var isValid: Bool { email.contains("@") && password.count >= 6 }

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "lock.shield")
        .font(.system(size: 60))
        .foregroundColor(.accentColor)
      Text("Sign in").font(.largeTitle).fontWeight(.bold)
      VStack(spacing: 12) {
        TextField("E-mail", text: $email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .submitLabel(.next)
          .focused($field, equals: .email)
          .onSubmit { field = .password }
        SecureField("Password", text: $password)
          .submitLabel(.go)
          .focused($field, equals: .password)
          .onSubmit(signIn)
      }
      .padding()
      .background(Color(.secondarySystemBackground))
      .cornerRadius(12)
      Toggle("Remember me", isOn: $remembers)
      Button(action: signIn) {
        if isLoading {
          ProgressView().tint(.white)
        } else {
          Text("Sign in").frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(PillButtonStyle())
      .disabled(!isValid)
      Button("Forgot your password?") { showsError = true }
        .font(.footnote)
    }
    .padding(24)
    .alert("Could not sign in", isPresented: $showsError) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Check your password and try again.")
    }
  }

  private func signIn() {
    isLoading = true
    showsError = true
  }
}

struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(Capsule().fill(isEnabled ? Color.accentColor : Color.gray))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

#Preview { LoginForm() }
