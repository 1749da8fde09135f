villages = ["Bhuj", "Mandvi"]
print(villages[0])
print(vilages[1])
print("Done")
