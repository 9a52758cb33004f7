// formas:
// Índices: j está en s[3], que vale 'e' (101); i está en s[1], que vale 'e' (101)
#include <string.h>
int main(void) {
    char s[] = "menea";
    int i = 0, j = (int)strlen(s) - 1;
    s[j] = s[i] == 'm' ? 'm' : s[j];
    while (i < j && s[i] == s[j]) {
        i++;
        j--;
    }
    return i - 2;
}
