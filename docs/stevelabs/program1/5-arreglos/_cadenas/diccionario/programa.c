#include <stdio.h>
#include <string.h>

int main(void)
{
    char a[20] = "";
    char b[20] = "";

[[    scanf("%19s %19s", a, b);]]
[[    if (strcmp(b, a) < 0) {]]
[[        snprintf(a, sizeof a, "%s", b);]]
[[    }]]
[[    printf("%s\n", a);]]
    return 0;
}
