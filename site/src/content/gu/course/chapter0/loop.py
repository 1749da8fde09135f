towns = ["ભુજ", "માંડવી", "મુન્દ્રા"]
for town in towns:
    print(f"આ બસ {town} જાય છે?")
    print("ના.")
print("આ બસ ઘરે જાય છે.")
