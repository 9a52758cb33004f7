#include <stdio.h>

int main(void)
{
    int panes = 0;
    char letra = '?';
    scanf("%d", &panes);
    scanf("%c", &letra);
    printf("%d %c\n", panes, letra);
    return 0;
}
