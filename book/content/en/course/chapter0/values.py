# A text stands between quotation marks, a number does not.
print("Mandvi")
print(3 + 4)
print("3" + "4")
print(len("Mandvi"))
