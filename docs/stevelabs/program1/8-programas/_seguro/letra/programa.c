#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char word[12] = "";
    int which = 0;

    if (scanf("%d %[[11]]s", &which,
              word) != [[2]]) {
        return EXIT_FAILURE;
    }
    if (which < 1
        || which > [[(int)strlen(word)]]) {
        printf("No.\n");
        return EXIT_FAILURE;
    }
    printf("%c\n", word[which - 1]);
    return EXIT_SUCCESS;
}
