// formas:
// Índices: i está en s[3], que vale '\0' (0)
int main(void) {
    char s[8] = "sol";
    int i = 0;
    while (s[i] != '\0') i++;
    return i - 3;
}
